import { useState } from 'react'
import type { Registrant } from '@/api/invitation'
import { generateQrCode } from '@/api/invitation'
import type { ResidentRewards } from '@/api/originalResident'
import type { Stage } from '@/kit/campaign/ladder'
import type { ShellStateName } from '@/kit/campaign/shellState'
import type { Page } from '@/kit/lists/pagedList'
import type { LoginGate } from '@/kit/login/useLoginGate'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareLink } from '@/kit/share/shareLink'
import { EarnMore } from './EarnMore'
import { InviteCard } from './InviteCard'
import { MainReward } from './MainReward'
import { PosterScene } from './PosterScene'
import { Records } from './Records'
import { residentNumber } from './resident'
import { RewardNews } from './RewardNews'
import { StonePath } from './StonePath'
import type { Claim } from './useClaim'
import { POSTER_COPY, shareOf } from './wording'

export interface ResidentFaceProps {
  shell: ShellStateName
  rewards: ResidentRewards
  stages: readonly Stage[]
  invited: Page<Registrant> | undefined
  activityId: string | undefined
  claim: Claim
  gate: LoginGate
}

/** What a resident sees, and whoever might become one: rewards by stages, and the ways to invite. */
export function ResidentFace({ shell, rewards, stages, gate, claim, ...rest }: ResidentFaceProps) {
  const { activityId, invited } = rest
  const [poster, setPoster] = useState(false)
  const share = shareOf(rewards.inviteCode, activityId)
  const loadCode = async () => {
    try {
      return await generateQrCode({ activityId, path: '/original-resident', params: {} })
    } catch (error) {
      if (gate.wasSignedOut(error)) setPoster(false)
      throw error
    }
  }
  const who = { shell, loggedIn: gate.loggedIn, onLogin: gate.openLogin }
  return (
    <>
      <MainReward {...who} rewards={rewards} stages={stages} onClaim={claim.claim} />
      <InviteCard
        inviteCode={rewards.inviteCode}
        onInvite={() => shareLink(share)}
        onPoster={() => setPoster(true)}
        onLogin={gate.openLogin}
      />
      <StonePath
        stages={stages}
        have={rewards.validInvited}
        closed={shell !== 'READY'}
        onClaim={claim.claim}
      />
      <EarnMore />
      <Records {...who} activityId={activityId} invited={invited} rewards={rewards.records} />
      <RewardNews reward={claim.reward} onClose={claim.closeReward} />
      <LazySharePoster
        open={poster}
        onClose={() => setPoster(false)}
        copy={POSTER_COPY}
        sharer={{ name: `原住民 ${residentNumber(rewards.residentNo)}`, avatar: '' }}
        share={share}
        loadCode={loadCode}
      >
        <PosterScene />
      </LazySharePoster>
    </>
  )
}
