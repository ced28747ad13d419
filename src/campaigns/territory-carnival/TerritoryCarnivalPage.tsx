import { useState } from 'react'
import { listTopTerritories, readProjectedRevenue } from '@/api/territory'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { Card } from '@/kit/page/parts/Card'
import { useAnswer } from '@/kit/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/rules/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { DISCLAIMER } from '@/kit/rules/incomeDisclaimer'
import { SharePill } from '@/kit/rules/SharePill'
import { hasForecast, rangeText } from '@/kit/territory/revenueRange'
import { TopFive } from '@/kit/territory/TopFive'
import { shareUrl } from '@/lib/url/shareUrl'
import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/button/Tag'
import { SkeletonCards } from '@/ui/Skeleton'
import { lazyLayer } from '@/ui/useLazyLayer'
import { Booths } from './Booths'
import { EntryCard } from './EntryCard'
import { addresses, applicationText } from './carnival'
import { head } from './head'
import { Hero } from './Hero'
import { useCarnival } from './useCarnival'
import styles from './TerritoryCarnivalPage.module.css'

const LazyClaimLayer = lazyLayer({
  name: 'ClaimLayer',
  load: async () => (await import('./ClaimLayer')).ClaimLayer,
})

/** 「领地嘉年华」: the season of the territories, with free territories. */
export function TerritoryCarnivalPage() {
  const { pageName } = useCampaign()
  const { activityId, inviteCode, activity, shell } = useCarnival()
  usePageView(pageName, { activityId, inviteCode })
  const [isClaiming, setIsClaiming] = useState(false)
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={shell}
      skeleton={<SkeletonCards heights={[340, 250, 620]} over={64} />}
      hero={<Hero endTime={shell.name === 'READY' ? activity?.endTime : undefined} />}
      pills={<Pills activityId={activityId} inviteCode={inviteCode} />}
    >
      <EntryCard onClaim={() => setIsClaiming(true)} />
      <ApplicationCard />
      <Booths />
      <Card heading="领地TOP5">
        <TopFive to={addresses.territory} />
      </Card>
      <RevenueTeaser />
      <OpenAppBar pageName={pageName} />
      <LazyClaimLayer open={isClaiming} onClose={() => setIsClaiming(false)} />
    </CampaignShell>
  )
}

interface PillsProps {
  activityId: string | undefined
  inviteCode: string | undefined
}

function Pills({ activityId, inviteCode }: PillsProps) {
  const { track } = useCampaign()
  const url = shareUrl('/territory-carnival', { activityId, inviteCode })
  return (
    <>
      <SidePill
        label="规则"
        to={addresses.rules({ activityId, inviteCode })}
        onPress={() => track('button', 'rule')}
      />
      <SharePill content={{ title: head.title, text: head.description, url }} />
    </>
  )
}

/** The person's own application; not rendered if there is none. */
function ApplicationCard() {
  const { application, activity, applicationFailed, refetchApplication } = useCarnival()
  if (applicationFailed)
    return (
      <Card heading="我的申请">
        <p className={styles.text}>申请状态加载失败</p>
        <Button small quiet onPress={refetchApplication}>
          重新加载
        </Button>
      </Card>
    )
  const words = applicationText(application, activity?.territories ?? [])
  if (!words) return null
  return (
    <Card
      heading="我的申请"
      aside={<Tag tone={words.bad ? 'danger' : 'accent'}>{words.title}</Tag>}
    >
      <p className={styles.text}>{words.text}</p>
    </Card>
  )
}

/** The week's forecast of the first territory, always with the disclaimer; or nothing. */
function RevenueTeaser() {
  const first = useAnswer(listTopTerritories, undefined).data?.[0]
  const territoryId = first?.territoryId ?? ''
  const { data } = useAnswer(
    readProjectedRevenue,
    { territoryId, cycleDays: 7 },
    { enabled: territoryId !== '' },
  )
  if (!hasForecast(data)) return null
  return (
    <Card heading="看看榜首的收成">
      <p className={styles.name}>{first?.name || '榜首领地'} · 未来7天预计收益</p>
      <p className={styles.range}>
        {rangeText(data)}
        {data.unit !== '' && <span className={styles.unit}>{data.unit}</span>}
      </p>
      <p className={styles.disclaimer}>{DISCLAIMER}</p>
    </Card>
  )
}
