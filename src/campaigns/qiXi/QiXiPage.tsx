import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { UnpaidBar } from '@/kit/order/UnpaidBar'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShareCard } from '@/kit/share/shareCard'
import { shareLink } from '@/kit/share/shareLink'
import { shareUrl } from '@/lib/url/shareUrl'
import { readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { useLazyLayer } from '@/ui/layer/useLazyLayer'
import { Boxes } from './boxes/Boxes'
import type { BuyLayersProps } from './BuyLayers'
import { DrawCard } from './draw/DrawCard'
import { DrawnDialog } from './draw/DrawnDialog'
import { useDraw } from './draw/useDraw'
import { head } from './head'
import { Hero } from './Hero'
import { NoteCard } from './NoteCard'
import { PAGE } from './qiXi'
import { QiXiSkeleton } from './QiXiSkeleton'
import { Rules } from './Rules'
import { useBuying } from './useBuying'
import { useFestival } from './useFestival'
import styles from './QiXi.module.css'

/** 「七夕·鹊桥会」: gift boxes, a wheel, and a card for somebody. */
export function QiXiPage() {
  const { pageName, track } = useCampaign()
  const [params] = useSearchParams()
  const { activityId, shareUid, from } = readVisitParams(params)
  usePageView(pageName, { activityId, shareUid, from })
  const festival = useFestival(activityId)
  const buying = useBuying(festival)
  const draw = useDraw(festival)
  const [areRulesOpen, setAreRulesOpen] = useState(false)
  const { info } = festival
  const { order } = buying.unpaid
  const content = {
    title: info?.shareTitle || head.title,
    text: info?.shareDesc || head.description,
    url: shareUrl(PAGE, { activityId }),
    imageUrl: '',
  }
  useShareCard(content)
  const share = () => {
    track('button', 'share', { activityId })
    return shareLink(content)
  }
  const openRules = () => {
    track('button', 'rule', { activityId })
    setAreRulesOpen(true)
  }
  const unpaidBar = order && (
    <section aria-label="未支付" className={styles.unpaid}>
      <UnpaidBar
        order={order}
        onPay={buying.unpaid.pay}
        onEnd={() => void buying.unpaid.refresh()}
      />
    </section>
  )
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={festival.shell}
      skeleton={<QiXiSkeleton />}
      hero={<Hero festival={festival} />}
      // Outside the app the way into it stands there.
      bottomBar={festival.inApp ? unpaidBar : undefined}
      pills={
        <>
          <SidePill label="规则" onPress={openRules} />
          <SidePill label="分享" onPress={() => void share()} />
        </>
      }
    >
      {!festival.inApp && unpaidBar}
      <Boxes festival={festival} buying={buying} />
      <DrawCard festival={festival} draw={draw} />
      <NoteCard activityId={activityId} />
      <LazyBuyLayers festival={festival} buying={buying} />
      <DrawnDialog draw={draw} />
      <Rules festival={festival} open={areRulesOpen} onClose={() => setAreRulesOpen(false)} />
      <OpenAppBar pageName={pageName} path={PAGE} />
    </CampaignShell>
  )
}

const LAYERS = { name: 'BuyLayers', load: () => import('./BuyLayers') }

/** What a box opens. Nobody needs it before the boxes are there. */
function LazyBuyLayers(props: BuyLayersProps) {
  const { layer, close } = props.buying
  const part = useLazyLayer(LAYERS, { open: layer !== undefined, onClose: close, ahead: true })
  return part && <part.BuyLayers {...props} />
}
