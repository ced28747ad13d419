import type { Registrant } from '@/api/invitation'
import type { ResidentRewards } from '@/api/originalResident'
import { currentVisit } from '@/bridge/environment'
import type { Stage } from '@/kit/campaign/ladder'
import { valueOf } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import type { Page } from '@/kit/lists/pagedList'
import { safeImage } from '@/lib/safeUrl'
import { bindingCode, isInvited } from './inviter'
import type { Invitation, Inviter } from './inviter'
import { faceOf, stagesOf } from './resident'

export interface Parts {
  main: Settled<ResidentRewards>
  inviter: Settled<Inviter | undefined>
  invited: Settled<Page<Registrant> | undefined>
}

export interface ResidentView {
  face: 'resident' | 'newcomer'
  rewards: ResidentRewards
  stages: Stage[]
  inviter: Inviter | undefined
  /** The code that a newcomer registers with. */
  inviteCode: string | undefined
  invited: Page<Registrant> | undefined
}

/** What is known of somebody whose login the platform no longer takes. */
const NOBODY: ResidentRewards = {
  activityId: '',
  status: '',
  startTime: '',
  endTime: '',
  serverTime: '',
  residentNo: '',
  inviteCode: '',
  totalInvited: 0,
  validInvited: 0,
  newUser: null,
  stages: [],
  records: [],
}

/** What the page shows; undefined until the platform has said what there is to claim. */
export function viewOf(
  parts: Parts | undefined,
  invitation: Invitation,
  claimed: ReadonlySet<string>,
): ResidentView | undefined {
  const rewards = rewardsOf(parts?.main)
  if (!parts || !rewards) return undefined
  const inviter = valueOf(parts.inviter)
  // Where nobody could be asked, the platform looks at the address's own code when it comes.
  const inviteCode = parts.inviter.ok ? bindingCode(inviter) : invitation.inviteCode
  return {
    face: faceOf({
      invited: isInvited(invitation),
      inApp: currentVisit().visit === 'app',
      inviterCode: inviter?.inviteCode ?? invitation.inviteCode ?? '',
      ownCode: rewards.inviteCode,
    }),
    rewards,
    stages: stagesOf(rewards.stages, claimed, safeImage),
    inviter,
    inviteCode,
    invited: valueOf(parts.invited),
  }
}

function rewardsOf(main: Parts['main'] | undefined): ResidentRewards | undefined {
  return main?.ok === false && main.failure.kind === 'signedOut' ? NOBODY : valueOf(main)
}
