import type { ActivityGoods } from '@/api/lhExchange'
import { OrderLayers, type OrderLayersProps } from '@/kit/order/OrderLayers'
import type { ActivityPhase } from '@/kit/page/shell/shellState'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/modal/Sheet'
import { Picture } from '@/ui/picture/Picture'
import { BOX_LABELS, boxActionOf, boxName, boxNote, boxPrice, mostOf } from './qiXi'
import styles from './BuyLayers.module.css'

interface BuyLayersProps extends Pick<
  OrderLayersProps,
  'layer' | 'unpaid' | 'paidName' | 'isPending' | 'onClose'
> {
  box: ActivityGoods | undefined
  phase: ActivityPhase
  onBuy: (box: ActivityGoods) => Promise<unknown> | void
  onSubmit: (quantity: number) => Promise<void>
}

/** The layers of a box. */
export function BuyLayers({ box, phase, onBuy, onSubmit, ...order }: BuyLayersProps) {
  const { layer, onClose } = order
  return (
    <>
      <BoxSheet
        box={layer === 'box' ? box : undefined}
        phase={phase}
        onClose={onClose}
        onBuy={onBuy}
      />
      <OrderLayers
        {...order}
        key={box?.goodsId}
        goods={{ name: box ? boxName(box) : '七夕礼盒', cover: box?.img, price: box?.price ?? 0 }}
        maxQuantity={box ? mostOf(box) : 1}
        note="下单后请在App内付款，收货地址在付款时填写"
        onSubmit={({ quantity }) => onSubmit(quantity)}
        doneText="我们会尽快寄出，请留意查收"
        doneAction={{ label: '好的', onPress: onClose }}
      />
    </>
  )
}

interface BoxSheetProps {
  /** Undefined: the sheet is closed. */
  box: ActivityGoods | undefined
  phase: ActivityPhase
  onClose: () => void
  onBuy: (box: ActivityGoods) => Promise<unknown> | void
}

/** One box, larger. */
function BoxSheet({ box, phase, onClose, onBuy }: BoxSheetProps) {
  const action = box && boxActionOf(box, phase)
  return (
    <Sheet
      open={box !== undefined}
      onClose={onClose}
      title="礼盒详情"
      footer={
        box &&
        action && (
          <Button wide disabled={action !== 'buy'} onPress={() => onBuy(box)}>
            {BOX_LABELS[action]}
          </Button>
        )
      }
    >
      {box && (
        <>
          <div className={styles.picture}>
            <Picture src={box.img} name={boxName(box)} ratio={1} />
          </div>
          <h3 className={styles.name}>{boxName(box)}</h3>
          <p className={styles.price}>{boxPrice(box)}</p>
          <p className={styles.note}>{boxNote(box)}</p>
          <p className={styles.note}>在App内付款，收货地址在付款时填写</p>
        </>
      )}
    </Sheet>
  )
}
