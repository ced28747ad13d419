import { RewardDialog } from '@/kit/claim/RewardDialog'
import { OrderSheet } from '@/kit/order/OrderSheet'
import { PayDialog } from '@/kit/order/PayDialog'
import { safeImage } from '@/lib/url/safeUrl'
import { BoxSheet } from './boxes/BoxSheet'
import { boxName, mostOf } from './qiXi'
import type { Buying } from './useBuying'
import type { Festival } from './useFestival'

export interface BuyLayersProps {
  festival: Festival
  buying: Buying
}

/** Everything that a box opens. */
export function BuyLayers({ festival, buying }: BuyLayersProps) {
  const { box, layer } = buying
  const name = box ? boxName(box) : '七夕礼盒'
  return (
    <>
      <BoxSheet
        box={layer === 'box' ? box : undefined}
        phase={festival.phase}
        onClose={buying.close}
        onBuy={buying.begin}
      />
      <OrderSheet
        key={box?.goodsId}
        open={layer === 'order'}
        onClose={buying.close}
        goods={{ name, cover: box?.img, price: box?.price ?? 0 }}
        maxQuantity={box ? mostOf(box) : 1}
        note="下单后请在App内付款，收货地址在付款时填写"
        isPending={buying.isPending}
        onSubmit={({ quantity }) => buying.submit(quantity)}
      />
      <PayDialog
        layer={layer}
        order={buying.unpaid.order}
        onClose={buying.close}
        onPay={buying.unpaid.pay}
      />
      <RewardDialog
        open={layer === 'done'}
        onClose={buying.close}
        title="购买成功"
        name={name}
        image={safeImage(box?.img)}
        note="我们会尽快寄出，请留意查收"
        action={{ label: '好的', onPress: buying.close }}
      />
    </>
  )
}
