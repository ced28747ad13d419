import { useSearchParams } from 'react-router-dom'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { UnpaidBar } from '@/kit/order/UnpaidBar'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { ProbabilityTable } from '@/kit/rules/ProbabilityTable'
import { RuleSection, RulesPill } from '@/kit/rules/RulesPill'
import { SharePill } from '@/kit/rules/SharePill'
import { shareUrl } from '@/lib/url/shareUrl'
import { pathWith, readVisitParams } from '@/lib/url/urlParams'
import { lazyLayer } from '@/ui/useLazyLayer'
import { SkeletonCards } from '@/ui/Skeleton'
import { Boxes, useBuying } from './Boxes'
import { DrawCard } from './DrawCard'
import { head } from './head'
import { Hero } from './Hero'
import { NoteCard } from './NoteCard'
import { PAGE } from './qiXi'
import { useFestival, type Festival } from './useFestival'
import styles from './QiXiPage.module.css'

/** The layers that a box opens. Not needed before the boxes are loaded. */
const LazyBuyLayers = lazyLayer(
  { name: 'BuyLayers', load: async () => (await import('./BuyLayers')).BuyLayers },
  ({ layer, onClose }) => ({ open: layer !== undefined, onClose }),
)

/** 「七夕·鹊桥会」: gift boxes, a wheel, and a greeting card. */
export function QiXiPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const { activityId, shareUid } = readVisitParams(params)
  usePageView(pageName, { activityId, shareUid })
  const festival = useFestival()
  const { info, shell, phase, inApp } = festival
  const { box, layer, unpaid, paidName, isPending, ...buying } = useBuying(festival)
  const content = {
    title: info?.shareTitle || head.title,
    text: info?.shareDesc || head.description,
    url: shareUrl(PAGE, { activityId }),
  }
  const unpaidBar = unpaid.order && (
    <section aria-label="未支付" className={styles.unpaid}>
      <UnpaidBar unpaid={unpaid} />
    </section>
  )
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={shell}
      skeleton={<SkeletonCards heights={[620, 900]} />}
      hero={<Hero festival={festival} />}
      // Outside the app the open-app bar is there.
      bottomBar={inApp ? unpaidBar : undefined}
      pills={
        <>
          <Rules festival={festival} />
          <SharePill content={content} ids={{ activityId }} />
        </>
      }
    >
      {!inApp && unpaidBar}
      <Boxes festival={festival} onBuy={buying.begin} onOpen={buying.look} />
      <DrawCard festival={festival} />
      <NoteCard activityId={activityId} />
      <LazyBuyLayers
        box={box}
        phase={phase}
        layer={layer}
        unpaid={unpaid}
        paidName={paidName}
        isPending={isPending}
        onClose={buying.close}
        onBuy={buying.begin}
        onSubmit={buying.submit}
      />
      <OpenAppBar pageName={pageName} path={pathWith(PAGE, { activityId })} />
    </CampaignShell>
  )
}

/** 「活动规则」 of the festival, with the probability of each prize. */
function Rules({ festival: { activityId, wheel } }: { festival: Festival }) {
  return (
    <RulesPill params={{ activityId }}>
      <RuleSection heading="限定礼盒">
        <p>礼盒数量有限，每人限购数量以页面为准；下单后请在15分钟内于App付款，逾期订单自动取消。</p>
      </RuleSection>
      <RuleSection heading="鹊桥转盘">
        <p>登录后在App内参与，每次消耗的积分与剩余次数以页面为准；积分在抽奖时扣除，不退还。</p>
        <p>奖品由系统按下表概率随机产生，发放至你的账户。</p>
      </RuleSection>
      {wheel && (
        <RuleSection heading="中奖概率">
          <ProbabilityTable chances={wheel.prizes} />
        </RuleSection>
      )}
      <RuleSection heading="其他">
        <p>「写给TA的话」只在你的手机上生成卡片，不会上传。</p>
        <p>以不正当方式参与的，平台有权取消资格。</p>
      </RuleSection>
    </RulesPill>
  )
}
