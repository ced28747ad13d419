import { useState } from 'react'
import { posterCode } from '@/kit/invite/posterCode'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareLink } from '@/kit/share/shareLink'
import { shareParams } from '@/lib/url/shareUrl'
import { PosterScene } from '../hero/PosterScene'
import { EarnMore } from '../invite/EarnMore'
import { InviteCard } from '../invite/InviteCard'
import { Records } from '../Records'
import { closedLabel, residentNumber } from './resident'
import type { ResidentState } from './residentState'
import { MainReward } from '../rewards/MainReward'
import { RewardNews } from '@/kit/claim/RewardNews'
import { StonePath } from '../rewards/StonePath'
import type { Claim } from '../rewards/useClaim'
import { useSignOut } from './useSignedOut'
import { POSTER_COPY, shareOf } from '../wording'

export interface ResidentViewProps {
  resident: ResidentState
  shell: ShellStateName
  activityId: string | undefined
  claim: Claim
}

/** What a resident sees, and a guest who might become one: rewards by stages, and the ways to invite. */
export function ResidentView({ resident, shell, activityId, claim }: ResidentViewProps) {
  const signOut = useSignOut()
  const { rewards, stages, loggedIn, me } = resident
  const [poster, setPoster] = useState(false)
  const inviterId = me?.uid
  const { inviteCode } = rewards
  const share = shareOf({ inviteCode, inviterId, activityId })
  const loadCode = () => {
    // The code alone binds: who that is may still be on its way.
    const params = shareParams({ inviteCode, inviterId, from: 'poster' })
    return posterCode({ activityId, path: '/original-resident', params }, () => {
      setPoster(false)
      signOut()
    })
  }
  const name = me?.nickname || `原住民 ${residentNumber(rewards.residentNo)}`
  return (
    <>
      <MainReward shell={shell} resident={resident} onClaim={claim.claim} />
      <InviteCard
        loggedIn={loggedIn}
        inviteCode={inviteCode}
        onInvite={() => shareLink(share)}
        onPoster={() => setPoster(true)}
      />
      {(stages.length > 0 || shell !== 'ENDED') && (
        <StonePath
          stages={stages}
          have={rewards.validInvited}
          closed={closedLabel(shell)}
          onClaim={claim.claim}
        />
      )}
      <EarnMore />
      <Records loggedIn={loggedIn} activityId={activityId} rewards={rewards.records} />
      <RewardNews reward={claim.reward} onClose={claim.closeReward} />
      <LazySharePoster
        open={poster}
        onClose={() => setPoster(false)}
        copy={POSTER_COPY}
        sharer={{ name, avatar: me?.avatar ?? '' }}
        share={share}
        loadCode={loadCode}
      >
        <PosterScene />
      </LazySharePoster>
    </>
  )
}
