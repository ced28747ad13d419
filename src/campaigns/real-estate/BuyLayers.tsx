import { RewardDialog } from '@/kit/claim/RewardDialog'
import { useOpenPage } from '@/kit/open-app/useOpenPage'
import { OrderSheet } from '@/kit/order/OrderSheet'
import { PayDialog } from '@/kit/order/PayDialog'
import { useCampaign } from '@/kit/page/useCampaign'
import { safeImage } from '@/lib/url/safeUrl'
import { RISK, titleOf } from './market'
import type { Buying } from './useBuying'

export interface BuyLayersProps {
  buying: Buying
}

/** Everything that lies over the page for a purchase: the order, that it has to be paid, that it is paid. */
export function BuyLayers({ buying }: BuyLayersProps) {
  const { pageName } = useCampaign()
  const openPage = useOpenPage(pageName)
  const { target, layer, unpaid } = buying
  const name = target ? titleOf(target) : '数字地块'
  return (
    <>
      <OrderSheet
        open={layer === 'order'}
        onClose={buying.close}
        goods={{ name, cover: target?.cover, price: target?.price ?? 0 }}
        maxQuantity={1}
        priceBefore={buying.priceBefore}
        note={RISK}
        isPending={buying.isPending}
        onSubmit={({ price }) => buying.submit(price)}
      />
      <PayDialog layer={layer} order={unpaid.order} onClose={buying.close} onPay={unpaid.pay} />
      <RewardDialog
        open={layer === 'done'}
        onClose={buying.close}
        title="购买成功"
        name={name}
        image={safeImage(target?.cover)}
        note="地块将在片刻后到达你的账户"
        action={{
          label: '查看我的藏品',
          onPress: () => {
            buying.close()
            return openPage('/give-gift')
          },
        }}
      />
    </>
  )
}
