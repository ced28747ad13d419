import { useState } from 'react'
import { pullNewQrCode } from '@/api/invitation'
import type { UserInfo } from '@/api/login'
import { RewardNews } from '@/kit/claim/RewardNews'
import { useAnswer } from '@/kit/page/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { Hero } from '../hero/Hero'
import styles from '../InventUser.module.css'
import { Steps } from '../Steps'
import { HOW_TO_INVITE, wording } from '../wording'
import { InviteesCard } from './InviteesCard'
import { InviterSkeleton } from './InviterSkeleton'
import { inviterShell } from './inviterShell'
import { PosterLayer } from './PosterLayer'
import { QrCard } from '../qr/QrCard'
import { TiersCard } from './TiersCard'
import { useClaim } from './useClaim'
import { useQr } from '../qr/useQr'

interface InviterPageProps {
  activityId: string | undefined
  me: UserInfo | undefined
}

/** The person's own code, what it has brought, and who came by it. */
export function InviterPage({ activityId, me }: InviterPageProps) {
  const { loggedIn } = useCampaign()
  const query = useAnswer(
    pullNewQrCode,
    { activityId },
    { enabled: loggedIn, refetchOnWindowFocus: false },
  )
  const state = inviterShell(useShellState(query), loggedIn)
  const qr = useQr(query, activityId)
  const claim = useClaim(activityId)
  const [isPosterOpen, setIsPosterOpen] = useState(false)
  return (
    <CampaignShell
      title={wording().title}
      state={state}
      className={styles.theme}
      skeleton={<InviterSkeleton />}
      hero={
        <Hero title={wording().title} line={wording().line}>
          <QrCard
            query={query}
            qr={qr}
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
