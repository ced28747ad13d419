import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { head } from './head'
import { Hero } from './hero/Hero'
import { InviteSkeleton } from './InviteSkeleton'
import { LordView } from './lord/LordView'
import { TerritoryCard } from './TerritoryCard'
import { housesOf } from './territoryInvite'
import { useInvitePage } from './useInvitePage'
import { VisitorView } from './visitor/VisitorView'
import styles from './TerritoryInvite.module.css'

interface InvitePageProps {
  territoryId: string
  inviteCode: string | undefined
}

/** The village, whose it is, and what the person can do: invite, or join. */
export function InvitePage({ territoryId, inviteCode }: InvitePageProps) {
  const { pageName, track } = useCampaign()
  const view = useInvitePage(territoryId, inviteCode)
  const { territory, shell, role } = view
  return (
    <CampaignShell
      title={head.title}
      state={shell}
      className={styles.theme}
      skeleton={<InviteSkeleton />}
      hero={<Hero name={territory?.name} houses={territory ? housesOf(territory) : 0} />}
      pills={<SidePill label="规则" to="/territoryRules" onPress={() => track('button', 'rule')} />}
    >
      {territory && <TerritoryCard territory={territory} />}
      {territory && role === 'lord' && <LordView view={view} territory={territory} />}
      {territory && role !== 'lord' && <VisitorView view={view} territory={territory} />}
      {role !== 'lord' && <OpenAppBar pageName={pageName} />}
    </CampaignShell>
  )
}
