import type { ActivityGoods } from '@/api/lhExchange'
import type { ActivityPhase } from '@/kit/page/shell/shellState'
import { Button } from '@/ui/button/Button'
import { Picture } from '@/ui/picture/Picture'
import { Sheet } from '@/ui/modal/Sheet'
import { BOX_LABELS, boxActionOf, boxName, boxNote, boxPrice } from '../qiXi'
import styles from './BoxSheet.module.css'

interface BoxSheetProps {
  /** Undefined: the sheet is closed. */
  box: ActivityGoods | undefined
  phase: ActivityPhase
  onClose: () => void
  onBuy: (box: ActivityGoods) => Promise<unknown> | void
}

/** One box, larger. */
export function BoxSheet({ box, phase, onClose, onBuy }: BoxSheetProps) {
  const action = box && boxActionOf(box, phase)
  return (
    <Sheet
      open={box !== undefined}
      onClose={onClose}
      title="礼盒详情"
      {...(box &&
        action && {
          footer: (
            <Button wide disabled={action !== 'buy'} onPress={() => onBuy(box)}>
              {BOX_LABELS[action]}
            </Button>
          ),
        })}
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
