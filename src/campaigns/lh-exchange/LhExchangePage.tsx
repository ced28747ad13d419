import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLinkedRow } from '@/kit/list/rank/useLinkedRow'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { Card } from '@/kit/page/parts/Card'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { PointsLine } from '@/kit/points/PointsLine'
import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'
import { idOf, sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { Button } from '@/ui/button/Button'
import { showToast } from '@/ui/toast/toast'
import { Featured } from './Featured'
import { productIdOf } from './goods'
import { head } from './head'
import { Hero } from './Hero'
import { LazyOrderLayers } from './order/LazyOrderLayers'
import { useOrder } from './order/useOrder'
import { Shelf } from './Shelf'
import { ShopSkeleton } from './ShopSkeleton'
import { useShop } from './useShop'
import styles from './LhExchange.module.css'

/** 「积分好物兑换」: goods for points. */
export function LhExchangePage() {
  const { pageName, track, loggedIn, openLogin } = useCampaign()
  const [params] = useSearchParams()
  const activityId = idOf(params.get('activityId'))
  const productId = idOf(params.get('productId'))
  usePageView(pageName, { activityId, productId, from: sourceOf(params.get('from')) })
  const shop = useShop(activityId)
  const order = useOrder(shop)
  useLinkedRow({
    query: shop.goods,
    idOf: productIdOf,
    id: productId,
    onFound: order.open,
    onMissing: () => showToast('该商品已下架'),
  })
  const [areRulesOpen, setAreRulesOpen] = useState(false)
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={shop.shell}
      skeleton={<ShopSkeleton />}
      hero={<Hero shop={shop} isDone={order.layer === 'done'} />}
      pills={
        <SidePill
          label="规则"
          onPress={() => {
            track('button', 'rule')
            setAreRulesOpen(true)
          }}
        />
      }
    >
      <Card label="我的积分" className={styles.points}>
        <PointsLine points={shop.points} />
        {!loggedIn && (
          <Button small quiet onPress={openLogin}>
            登录查看积分
          </Button>
        )}
      </Card>
      <Featured shop={shop} order={order} />
      <Shelf shop={shop} order={order} />
      <LazyOrderLayers shop={shop} order={order} />
      <Rules open={areRulesOpen} onClose={() => setAreRulesOpen(false)} />
      <OpenAppBar pageName={pageName} path="/lh-exchange" />
    </CampaignShell>
  )
}

interface RulesProps {
  open: boolean
  onClose: () => void
}

/** 「活动规则」 of the exchange. */
function Rules({ open, onClose }: RulesProps) {
  return (
    <RulesSheet open={open} onClose={onClose}>
      <RuleSection heading="兑换">
        <p>活动期内，登录后可用积分兑换本页商品；每次兑换一件，积分在兑换成功时扣除。</p>
        <p>商品数量有限，兑完为止；每件商品的限兑数量以商品详情为准。</p>
      </RuleSection>
      <RuleSection heading="领取">
        <p>实物商品寄往你选择的收货地址，请在兑换前核对。</p>
        <p>虚拟商品发放至你的账户，可在App内查看。</p>
      </RuleSection>
      <RuleSection heading="其他">
        <p>积分兑换后不退还、不转让；到期的积分自动失效。</p>
        <p>商品图片与参考价仅供参考，以实际收到的为准。</p>
      </RuleSection>
    </RulesSheet>
  )
}
