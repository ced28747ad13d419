import { RewardDialog } from '@/kit/claim/RewardDialog'
import { useOpenPage } from '@/kit/open-app/useOpenPage'
import { OrderSheet } from '@/kit/order/OrderSheet'
import { PayDialog } from '@/kit/order/PayDialog'
import { piecesFor } from '@/kit/order/quote'
import { useCampaign } from '@/kit/page/useCampaign'
import { safeImage } from '@/lib/url/safeUrl'
import { Sheet } from '@/ui/modal/Sheet'
import { Notice } from './About'
import { RISK } from './debut'
import type { Debut } from './useDebut'
import type { Order } from './useOrder'

export interface OrderLayersProps {
  debut: Debut
  order: Order
}

/** Everything that lies over the page: the order, what is agreed to, that it has to be paid, that it is paid. */
export function OrderLayers({ debut, order }: OrderLayersProps) {
  const { pageName } = useCampaign()
  const openPage = useOpenPage(pageName)
  const { release, available } = debut
  const name = release.name || '首发藏品'
  return (
    <>
      <OrderSheet
        open={order.layer === 'order'}
        onClose={order.close}
        goods={{ name, cover: release.cover, price: release.price ?? 0 }}
        maxQuantity={piecesFor(release)}
        points={{ available, perPiece: release.integralMax }}
        agreement={{ text: '请先阅读并同意购买须知', onRead: order.readNotice }}
        priceBefore={order.priceBefore}
        note={RISK}
        isPending={order.isPending}
        onSubmit={order.submit}
      />
      <Sheet open={order.layer === 'notice'} onClose={order.closeNotice} title="购买须知">
        <Notice notice={release.notice} />
      </Sheet>
      <PayDialog
        layer={order.layer}
        order={order.unpaid.order}
        onClose={order.close}
        onPay={order.unpaid.pay}
      />
      <RewardDialog
        open={order.layer === 'done'}
        onClose={order.close}
        title="购买成功"
        name={name}
        image={safeImage(release.cover)}
        note="藏品将在片刻后到达你的账户"
        action={{
          label: '查看我的藏品',
          onPress: () => {
            order.close()
            return openPage('/give-gift')
          },
        }}
      />
    </>
  )
}
