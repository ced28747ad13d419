import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Commodity } from '@/api/lhExchange'
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
import type { Layer } from './order/useOrder'
import { Shelf } from './Shelf'
import { ShopSkeleton } from './ShopSkeleton'
import { useShop } from './useShop'
import styles from './LhExchange.module.css'

/** 「积分好物兑换」: goods for points. */
export function LhExchangePage() {
  const { pageName, track, loggedIn, openLogin, whenLoggedIn } = useCampaign()
  const [params] = useSearchParams()
  const activityId = idOf(params.get('activityId'))
  const productId = idOf(params.get('productId'))
  usePageView(pageName, { activityId, productId, from: sourceOf(params.get('from')) })
  const { shell, goods, points, offer, find, info, end } = useShop(activityId)
  const [layer, setLayer] = useState<Layer>()
  const [openedId, setOpenedId] = useState<string>()
  const open = (commodity: Commodity, next: Layer = 'detail') => {
    setOpenedId(commodity.productId)
    setLayer(next)
  }
  /** 「立即兑换」: a guest logs in first. */
  const begin = (commodity: Commodity) => {
    track('button', 'exchange', { productId: commodity.productId })
    whenLoggedIn(() => open(commodity, commodity.type === 'PHYSICAL' ? 'address' : 'confirm'))
  }
  useLinkedRow({
    query: goods,
    idOf: productIdOf,
    id: productId,
    onFound: (commodity) => open(commodity),
    onMissing: () => showToast('该商品已下架'),
  })
  const [areRulesOpen, setAreRulesOpen] = useState(false)
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={shell}
      skeleton={<ShopSkeleton />}
      hero={
        <Hero
          title={info?.name || head.title}
          notices={info?.notices}
          end={shell.name === 'READY' ? end : undefined}
          isDone={layer === 'done'}
        />
      }
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
        <PointsLine points={points} />
        {!loggedIn && (
          <Button small quiet onPress={openLogin}>
            登录查看积分
          </Button>
        )}
      </Card>
      <Featured activityId={activityId} find={find} onOpen={open} />
      <Shelf goods={goods} offer={offer} onOpen={open} onBegin={begin} />
      <LazyOrderLayers
        layer={layer}
        setLayer={setLayer}
        product={find(openedId)}
        activityId={activityId}
        available={points?.available}
        offer={offer}
        onBegin={begin}
      />
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
