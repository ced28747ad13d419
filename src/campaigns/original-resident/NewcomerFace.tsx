import { useNavigate } from 'react-router-dom'
import type { ResidentRewards } from '@/api/originalResident'
import type { ShellStateName } from '@/kit/campaign/shellState'
import type { Settled } from '@/kit/campaign/settle'
import { NEWCOMER_STAGE } from '@/api/originalResident'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { openApp } from '@/kit/open-app/openApp'
import { Dialog } from '@/ui/Dialog'
import { ClaimSheet } from './ClaimSheet'
import { PAGE } from './clicks'
import { GiftCard } from './GiftCard'
import { InviterCard } from './InviterCard'
import type { Inviter } from './inviter'
import { giftStateOf } from './resident'
import { RewardNews } from './RewardNews'
import { Steps } from './Steps'
import type { Claim } from './useClaim'
import { useGift } from './useGift'
import { wording } from './wording'
import styles from './OriginalResident.module.css'

const NO_GIFT = { eligible: false, status: 'LOCKED', rewardName: '' } as const

export interface NewcomerFaceProps {
  shell: ShellStateName
  loggedIn: boolean
  gift: ResidentRewards['newUser']
  /** Undefined: nobody whose invitation counts. */
  inviter: Inviter | undefined
  /** The code to register with. */
  inviteCode: string | undefined
  activityId: string | undefined
  claim: Claim
  reload: () => Promise<{ main: Settled<ResidentRewards> }>
}

/** What somebody sees who was invited: by whom, and the welcome gift. */
export function NewcomerFace({ shell, loggedIn, claim, inviter, ...rest }: NewcomerFaceProps) {
  const { inviteCode, activityId, reload } = rest
  const offer = rest.gift ?? NO_GIFT
  const state = giftStateOf(shell, loggedIn, offer, claim.claimed.has(NEWCOMER_STAGE))
  const gift = useGift({ state, inviteCode, claim: claim.claim, reload })
  const navigate = useNavigate()
  const toResident = () =>
    navigate(`/${PAGE}${activityId ? `?activityId=${encodeURIComponent(activityId)}` : ''}`)
  return (
    <div className={styles.newcomer}>
      {inviter && <InviterCard inviter={inviter} />}
      <GiftCard state={state} rewardName={offer.rewardName} onPress={gift.press} />
      <Steps />
      <button type="button" className={styles.switch} onClick={() => void toResident()}>
        我已是原住民，进入我的主页
      </button>
      <OpenAppBar pageName={PAGE} />
      <ClaimSheet
        open={gift.sheet === 'form'}
        onClose={gift.close}
        login={gift.login}
        onDone={(answer) => void gift.onLoggedIn(answer)}
      />
      <Dialog
        open={gift.sheet === 'old'}
        onClose={gift.close}
        title={wording().oldUser}
        action={{ label: '进入我的主页', onPress: () => void toResident() }}
        otherAction={{ label: '知道了', onPress: gift.close }}
      />
      <RewardNews
        reward={claim.reward}
        onClose={claim.closeReward}
        action={{ label: '打开App', onPress: () => void openApp({ pageName: PAGE }) }}
      />
    </div>
  )
}
