import { useNavigate } from 'react-router-dom'
import type { Binding } from '@/kit/login/invitedLogin'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { PageLink } from '@/kit/open-app/PageLink'
import { openApp } from '@/kit/open-app/openApp'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import type { Invitation, Inviter } from '../invite/inviter'
import styles from '../OriginalResident.module.css'
import { readInviter } from '../queries'
import { giftStateOf } from '../resident/resident'
import type { ResidentState } from '../resident/residentState'
import { RewardNews } from '@/kit/claim/RewardNews'
import type { Claim } from '../rewards/useClaim'
import { GiftCard } from './GiftCard'
import { GiftSheets } from './GiftSheets'
import { InviterCard } from './InviterCard'
import { JoinCard } from './JoinCard'
import { Steps } from './Steps'
import { useGift } from './useGift'

export interface NewcomerViewProps {
  resident: ResidentState
  shell: ShellStateName
  activityId: string | undefined
  claim: Claim
  invitation: Invitation
  inviter: Inviter | null | undefined
}

/** What the invited see: by whom, and the welcome gift, or where there is none the way to register. */
export function NewcomerView({
  resident,
  shell,
  activityId,
  claim,
  ...address
}: NewcomerViewProps) {
  const { pageName } = useCampaign()
  const { invitation } = address
  const { inviter, loggedIn } = resident
  const offer = resident.rewards.newUser
  const state = giftStateOf(shell, loggedIn, offer)
  const navigate = useNavigate()
  const ownPage = `/${pageName}${activityId ? `?activityId=${encodeURIComponent(activityId)}` : ''}`
  const toResident = () => void navigate(ownPage)
  const binding: Binding = {
    found: address.inviter,
    linkCode: invitation.inviteCode,
    ...(invitation.inviterId && { ask: () => readInviter(invitation) }),
  }
  const gift = useGift({ state, binding, activityId, claim: claim.claim, toResident })
  const card = { state, busy: gift.busy, onPress: gift.press }
  return (
    <div className={styles.newcomer}>
      {inviter && <InviterCard inviter={inviter} />}
      {offer ? <GiftCard {...card} rewardName={offer.rewardName} /> : <JoinCard {...card} />}
      <Steps gift={offer !== null} />
      <PageLink to={ownPage} className={styles.switch}>
        我已是原住民，进入我的主页
      </PageLink>
      <OpenAppBar pageName={pageName} />
      <GiftSheets gift={gift} hasGift={offer !== null} toResident={toResident} />
      <RewardNews
        reward={claim.reward}
        onClose={claim.closeReward}
        action={{ label: '打开App', onPress: () => void openApp({ pageName }) }}
      />
    </div>
  )
}
