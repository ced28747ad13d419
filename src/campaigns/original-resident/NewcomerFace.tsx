import { useNavigate } from 'react-router-dom'
import type { ResidentRewards } from '@/api/originalResident'
import { NEWCOMER_STAGE } from '@/api/originalResident'
import type { Settled } from '@/kit/campaign/settle'
import type { Binding } from '@/kit/login/invitedLogin'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { openApp } from '@/kit/open-app/openApp'
import { PAGE } from './clicks'
import { GiftCard } from './GiftCard'
import { GiftSheets } from './GiftSheets'
import { InviterCard } from './InviterCard'
import { JoinCard } from './JoinCard'
import { giftStateOf } from './resident'
import { RewardNews } from './RewardNews'
import { Steps } from './Steps'
import { useGift } from './useGift'
import type { FaceProps } from './useResident'
import styles from './OriginalResident.module.css'

export interface NewcomerFaceProps extends FaceProps {
  binding: Binding
  reload: (name: 'main') => Promise<{ main: Settled<ResidentRewards> }>
}

/** What somebody sees who was invited: by whom, and the welcome gift, or where there is none the way to register. */
export function NewcomerFace({ shell, view, activityId, claim, ...rest }: NewcomerFaceProps) {
  const { inviter, loggedIn } = view
  const offer = view.rewards.newUser
  const state = giftStateOf(shell, loggedIn, offer, claim.claimed.has(NEWCOMER_STAGE))
  const navigate = useNavigate()
  const toResident = () =>
    void navigate(`/${PAGE}${activityId ? `?activityId=${encodeURIComponent(activityId)}` : ''}`)
  const gift = useGift({ ...rest, state, claim: claim.claim, toResident })
  const card = { state, busy: gift.busy, onPress: gift.press }
  return (
    <div className={styles.newcomer}>
      {inviter && <InviterCard inviter={inviter} />}
      {offer ? <GiftCard {...card} rewardName={offer.rewardName} /> : <JoinCard {...card} />}
      <Steps gift={offer !== null} />
      <button type="button" className={styles.switch} onClick={toResident}>
        我已是原住民，进入我的主页
      </button>
      <OpenAppBar pageName={PAGE} />
      <GiftSheets gift={gift} hasGift={offer !== null} {...rest} toResident={toResident} />
      <RewardNews
        reward={claim.reward}
        onClose={claim.closeReward}
        action={{ label: '打开App', onPress: () => void openApp({ pageName: PAGE }) }}
      />
    </div>
  )
}
