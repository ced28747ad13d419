import { useSearchParams } from 'react-router-dom'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { readTerritory, type Territory } from '@/api/territory'
import { validInviter } from '@/kit/landing/inviter'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { useWaitsForApp } from '@/kit/landing/useWaitsForApp'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { useAnswer } from '@/kit/query/answer'
import { isSignedOut } from '@/kit/query/queryPart'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { withoutCampaign, type ShellState } from '@/kit/page/shell/shellState'
import { SidePill } from '@/kit/rules/SidePill'
import { useShellState } from '@/kit/page/shell/useShellState'
import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { useMe } from '@/kit/people/me'
import { idOf, inviteCodeOf } from '@/lib/url/urlParams'
import { SkeletonCards } from '@/ui/Skeleton'
import { head } from './head'
import { Hero } from './Hero'
import { LordView } from './LordView'
import { TerritoryCard } from './TerritoryCard'
import { entryOf, housesOf, roleOf } from './territoryInvite'
import { VisitorView } from './VisitorView'
import styles from './TerritoryInvitePage.module.css'

/** 「邀请好友共建领地」: a lord invites residents, and a visitor becomes one. */
export function TerritoryInvitePage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const territoryId = idOf(params.get('territoryId'))
  const inviteCode = inviteCodeOf(params.get('inviteCode'))
  usePageView(pageName, { territoryId, inviteCode })
  if (territoryId === undefined)
    return (
      <BadLink
        title={head.title}
        text="领地信息有误"
        detail="请从领地页面或好友分享的链接重新进入"
        className={styles.theme}
      />
    )
  return <InvitePage key={territoryId} territoryId={territoryId} inviteCode={inviteCode} />
}

interface InvitePageProps {
  territoryId: string
  inviteCode: string | undefined
}

/** The village, its lord, and the person's action: invite, or join. */
function InvitePage({ territoryId, inviteCode }: InvitePageProps) {
  const { pageName, track } = useCampaign()
  const view = useInvitePage(territoryId, inviteCode)
  const { territory, shell, role, me } = view
  return (
    <CampaignShell
      title={head.title}
      state={shell}
      className={styles.theme}
      skeleton={SKELETON}
      hero={<Hero name={territory?.name} houses={territory ? housesOf(territory) : 0} />}
      pills={<SidePill label="规则" to="/territoryRules" onPress={() => track('button', 'rule')} />}
    >
      {territory && <TerritoryCard territory={territory} />}
      {territory && role === 'lord' && (
        <LordView territoryId={territoryId} territory={territory} me={me} />
      )}
      {territory && role !== 'lord' && (
        <VisitorView
          territory={territory}
          entry={view.entry}
          inviter={view.inviter}
          binding={{ found: view.binder, linkCode: inviteCode }}
          onJoined={view.join}
        />
      )}
      {role !== 'lord' && <OpenAppBar pageName={pageName} />}
    </CampaignShell>
  )
}

const SKELETON = <SkeletonCards heights={[280, 520]} over={56} />

/** For the page's static document, which has no parameters. */
export function InviteShell() {
  return (
    <WaitingShell
      title={head.title}
      className={styles.theme}
      hero={<Hero houses={0} />}
      skeleton={SKELETON}
    />
  )
}

/** The territory, the person's role, and the inviter. */
function useInvitePage(territoryId: string, inviteCode: string | undefined) {
  const campaign = useCampaign()
  const waiting = useWaitsForApp()
  const main = useAnswer(readTerritory, { territoryId })
  const me = useMe({ enabled: campaign.loggedIn })
  const inviter = useQuery(inviterQuery({ inviteCode }))
  const asked = useShellState(main)
  const [hasJoined, setHasJoined] = useState(false)
  const territory = found(main.data)
  const loggedIn = campaign.loggedIn && !isSignedOut(me)
  const role = territory ? roleOf({ waiting, loggedIn, me, territory }) : 'asking'
  return {
    territory,
    shell: stateOf(asked, main.data !== undefined && !territory),
    role,
    entry: territory && entryOf({ territory, role, loggedIn, hasJoined }),
    me: loggedIn ? me.data : undefined,
    inviter: validInviter(inviter.data),
    /** Null: none. Undefined while it loads, and if it failed. */
    binder: inviter.data,
    join: () => setHasJoined(true),
  }
}

const found = (territory: Territory | null | undefined): Territory | undefined =>
  territory && territory.territoryId !== '' ? territory : undefined

function stateOf(asked: ShellState, isMissing: boolean): ShellState {
  if (asked.name === 'READY' && isMissing) return { name: 'EMPTY', text: '领地不存在或已注销' }
  return withoutCampaign(asked, false)
}
