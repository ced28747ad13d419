import { useState } from 'react'
import { ALREADY_CLAIMED } from '@/api/core/verdict/failure'
import { pullNewQrCode, readClaimButtons, receiveReward } from '@/api/invitation'
import type { ReceivedReward } from '@/api/invitation'
import type { UserInfo } from '@/api/login'
import { RewardNews } from '@/kit/claim/RewardNews'
import { fetchAnswer, invalidateAnswer, useAnswer } from '@/kit/page/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import type { ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite } from '@/kit/write/useWrite'
import { SkeletonBlock } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast/toast'
import { head } from './head'
import { Hero } from './Hero'
import { InviteesCard } from './InviteesCard'
import { PosterLayer } from './PosterLayer'
import { TiersCard } from './TiersCard'
import { CodeLine, QrCard } from './QrCard'
import { Steps } from './Steps'
import { HOW_TO_INVITE, NEUTRAL_LINE, wording } from './wording'
import theme from './InventUser.module.css'
import card from './QrCard.module.css'

interface InviterPageProps {
  activityId: string | undefined
  me: UserInfo | undefined
}

/** The person's own code, its rewards, and its invitees. */
export function InviterPage({ activityId, me }: InviterPageProps) {
  const { loggedIn } = useCampaign()
  const query = useAnswer(
    pullNewQrCode,
    { activityId },
    { enabled: loggedIn, refetchOnWindowFocus: false },
  )
  const state = inviterShell(useShellState(query), loggedIn)
  const claim = useClaim(activityId)
  const [isPosterOpen, setIsPosterOpen] = useState(false)
  return (
    <CampaignShell
      title={wording().title}
      state={state}
      className={theme.theme}
      skeleton={<InviterSkeleton />}
      hero={
        <Hero title={wording().title} line={wording().line}>
          <QrCard
            query={query}
            activityId={activityId}
            isGuest={state.name === 'GUEST'}
            onPoster={() => setIsPosterOpen(true)}
          />
        </Hero>
      }
    >
      {state.name === 'GUEST' && <Steps heading="怎么邀请" steps={HOW_TO_INVITE} />}
      <TiersCard activityId={activityId} claim={claim.claim} />
      <InviteesCard activityId={activityId} />
      <RewardNews reward={claim.reward} onClose={claim.closeReward} />
      <PosterLayer
        open={isPosterOpen}
        onClose={() => setIsPosterOpen(false)}
        activityId={activityId}
        me={me}
        inviteCode={query.data?.inviteCode}
      />
    </CampaignShell>
  )
}

/** The code's call reports that the campaign is over or taken down; if it fails, the other parts still work. */
function inviterShell(state: ShellState, loggedIn: boolean): ShellState {
  if (!loggedIn) return { name: 'GUEST' }
  return state.name === 'LOADING' || state.name === 'ERROR' ? { name: 'READY' } : state
}

interface Intent {
  activityId: string | undefined
  level: string
}

/** Each tap claims one reward; then the tiers are refetched. */
function useClaim(activityId: string | undefined) {
  const [reward, setReward] = useState<ReceivedReward>()
  const refetch = () => invalidateAnswer(readClaimButtons, { activityId })
  const { write } = useWrite<Intent, ReceivedReward>({
    send: (intent, bizNo) => receiveReward({ ...intent, bizNo }),
    onDone: (answer) => {
      setReward(answer)
      return refetch()
    },
    checkApplied: async ({ level }) => {
      const { buttons } = await fetchAnswer(readClaimButtons, { activityId })
      const applied = buttons.some((tier) => tier.level === level && tier.status === 'CLAIMED')
      if (applied) showToast('领取成功')
      return applied
    },
    onRefused: ({ kind, code }) => {
      if (kind === 'business' || code === ALREADY_CLAIMED) void refetch()
    },
  })
  return {
    claim: (level: string) => write({ activityId, level }),
    reward,
    closeReward: () => setReward(undefined),
  }
}

/** The placeholder of the code. */
function InviterSkeleton() {
  return (
    <Hero title={head.title} line={NEUTRAL_LINE}>
      <div className={card.card}>
        <SkeletonBlock className={card.square} />
        <CodeLine />
        <div className={card.ways}>
          <SkeletonBlock isPill />
          <SkeletonBlock isPill />
        </div>
      </div>
    </Hero>
  )
}

/** For the page's static document, built without the address and without the browser. */
export function InventUserShell() {
  return <WaitingShell title={head.title} className={theme.theme} skeleton={<InviterSkeleton />} />
}
