import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLinkedRow } from '@/kit/list/rank/useLinkedRow'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { Card } from '@/kit/page/parts/Card'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { PointsLine } from '@/kit/points/PointsLine'
import { idOf, sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { Button } from '@/ui/button/Button'
import { showToast } from '@/ui/toast/toast'
import { head } from './head'
import { Hero } from './hero/Hero'
import styles from './LhExchange.module.css'
import { LazyOrderLayers } from './order/LazyOrderLayers'
import { useOrder } from './order/useOrder'
import { Rules } from './Rules'
import { Featured } from './shelf/Featured'
import { Shelf } from './shelf/Shelf'
import { productIdOf } from './goods'
import { ShopSkeleton } from './ShopSkeleton'
import { useShop } from './useShop'

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
