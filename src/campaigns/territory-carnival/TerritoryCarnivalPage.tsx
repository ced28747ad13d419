import { useState } from 'react'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { Card } from '@/kit/page/parts/Card'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { shareLink } from '@/kit/share/shareLink'
import { TopFive } from '@/kit/territory/TopFive'
import { shareUrl } from '@/lib/url/shareUrl'
import { usePageView } from '@/tracking/usePageView'
import { ApplicationCard } from './cards/ApplicationCard'
import { Booths } from './cards/Booths'
import { EntryCard } from './cards/EntryCard'
import { RevenueTeaser } from './cards/RevenueTeaser'
import { addresses } from './carnival'
import { CarnivalSkeleton } from './CarnivalSkeleton'
import { ClaimLayer } from './ClaimLayer'
import { head } from './head'
import { Hero } from './Hero'
import { useCarnival } from './useCarnival'
import styles from './TerritoryCarnival.module.css'

/** 「领地嘉年华」: the season of the territories, and a territory of one's own for nothing. */
export function TerritoryCarnivalPage() {
  const { pageName } = useCampaign()
  const carnival = useCarnival()
  const { activityId, inviteCode, from, activity, shell } = carnival
  usePageView(pageName, { activityId, inviteCode, from })
  const [isClaiming, setIsClaiming] = useState(false)
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={shell}
      skeleton={<CarnivalSkeleton />}
      hero={<Hero endTime={shell.name === 'READY' ? activity?.endTime : undefined} />}
      pills={<Pills activityId={activityId} inviteCode={inviteCode} />}
    >
      <EntryCard carnival={carnival} onClaim={() => setIsClaiming(true)} />
      <ApplicationCard carnival={carnival} />
      <Booths carnival={carnival} />
      <Card heading="领地TOP5">
        <TopFive to={addresses.territory} />
      </Card>
      <RevenueTeaser />
      <OpenAppBar pageName={pageName} />
      <ClaimLayer open={isClaiming} onClose={() => setIsClaiming(false)} carnival={carnival} />
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
      <SidePill label="规则" to={addresses.rules} onPress={() => track('button', 'rule')} />
      <SidePill
        label="分享"
        onPress={() => {
          track('button', 'share')
          return shareLink({ title: head.title, text: head.description, url, imageUrl: '' })
        }}
      />
    </>
  )
}
