import { useState } from 'react'
import { failureOf } from '@/api/failure'
import { generateQrCode } from '@/api/invitation'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareLink } from '@/kit/share/shareLink'
import { maskedPhone } from '@/lib/maskedPhone'
import { shareParams } from '@/lib/shareUrl'
import { EarnMore } from './EarnMore'
import { InviteCard } from './InviteCard'
import { MainReward } from './MainReward'
import { PosterScene } from './PosterScene'
import { Records } from './Records'
import { closedWord, residentNumber } from './resident'
import { RewardNews } from './RewardNews'
import { StonePath } from './StonePath'
import type { FaceProps } from './useResident'
import { POSTER_COPY, shareOf } from './wording'

export interface ResidentFaceProps extends FaceProps {
  onSignedOut: () => void
}

/** What a resident sees, and whoever might become one: rewards by stages, and the ways to invite. */
export function ResidentFace({ view, claim, onSignedOut, ...rest }: ResidentFaceProps) {
  const { activityId, shell, onLogin } = rest
  const { rewards, stages, loggedIn, me } = view
  const [poster, setPoster] = useState(false)
  const inviterId = me?.uid
  const share = shareOf({ inviteCode: rewards.inviteCode, inviterId, activityId })
  const loadCode = async () => {
    try {
      const params = shareParams({ inviterId })
      return await generateQrCode({ activityId, path: '/original-resident', params })
    } catch (error) {
      if (failureOf(error).kind === 'signedOut') {
        setPoster(false)
        onSignedOut()
      }
      throw error
    }
  }
  const name = maskedPhone(me?.nickname ?? '') || `原住民 ${residentNumber(rewards.residentNo)}`
  return (
    <>
      <MainReward {...rest} {...view} onClaim={claim.claim} />
      <InviteCard
        loggedIn={loggedIn}
        inviteCode={rewards.inviteCode}
        onInvite={() => shareLink(share)}
        onPoster={() => setPoster(true)}
        onLogin={onLogin}
      />
      {(stages.length > 0 || shell !== 'ENDED') && (
        <StonePath
          stages={stages}
          have={rewards.validInvited}
          closed={closedWord(shell)}
          onClaim={claim.claim}
        />
      )}
      <EarnMore />
      <Records {...rest} {...view} rewards={rewards.records} />
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
