import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LoginAnswer } from '@/api/login'
import { NEWCOMER_STAGE, searchResidentRewards } from '@/api/originalResident'
import { RewardNews } from '@/kit/claim/RewardNews'
import type { Binding } from '@/kit/login/invitedLogin'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { PageLink } from '@/kit/open-app/PageLink'
import { openApp } from '@/kit/open-app/openApp'
import { fetchAnswer } from '@/kit/query/answer'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { pathWith } from '@/lib/url/urlParams'
import { lazyLayer } from '@/ui/useLazyLayer'
import type { ClaimLayer } from './ClaimLayers'
import { GiftCard, InviterCard, Steps } from './NewcomerCards'
import type { Invitation, Inviter } from './inviter'
import { giftStateOf, type GiftState } from './resident'
import { readInviter, type Claim, type ResidentState } from './useResident'
import styles from './NewcomerView.module.css'

const LazyClaimLayers = lazyLayer(
  { name: 'ClaimLayers', load: async () => (await import('./ClaimLayers')).ClaimLayers },
  ({ layer, setLayer }) => ({ open: layer !== undefined, onClose: () => setLayer(undefined) }),
)

interface NewcomerViewProps {
  resident: ResidentState
  shell: ShellStateName
  activityId: string | undefined
  claim: Claim
  invitation: Invitation
  inviter: Inviter | null | undefined
}

/** The view of an invitee: the inviter, and the welcome gift, or the registration if there is none. */
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
  const ownPage = pathWith(`/${pageName}`, { activityId })
  const isMounted = useIsMounted()
  const toResident = () => {
    if (isMounted()) void navigate(ownPage)
  }
  const binding: Binding = {
    found: address.inviter,
    linkCode: invitation.inviteCode,
    ...(invitation.inviterId && { ask: () => readInviter(invitation) }),
  }
  const [layer, setLayer] = useState<ClaimLayer>()
  const gift = useGift({ state, activityId, claim: claim.claim, setLayer, toResident })
  return (
    <div className={styles.newcomer}>
      {inviter && <InviterCard inviter={inviter} />}
      <GiftCard gift={offer} state={state} busy={gift.busy} onPress={gift.press} />
      <Steps gift={offer !== null} />
      <PageLink to={ownPage} className={styles.switch}>
        我已是原住民，进入我的主页
      </PageLink>
      <OpenAppBar pageName={pageName} />
      <LazyClaimLayers
        layer={layer}
        setLayer={setLayer}
        hasGift={offer !== null}
        binding={binding}
        onLoggedIn={gift.onLoggedIn}
        toResident={toResident}
      />
      <RewardNews
        reward={claim.reward}
        onClose={claim.closeReward}
        action={{ label: '打开App', onPress: () => openApp({ pageName }) }}
      />
    </div>
  )
}

interface GiftOptions {
  state: GiftState
  activityId: string | undefined
  claim: Claim['claim']
  setLayer: (layer: ClaimLayer | undefined) => void
  toResident: () => void
}

/** Claims the welcome gift: a form for guests, then the claim; old users see that they are not eligible. */
function useGift({ state, activityId, claim, setLayer, toResident }: GiftOptions) {
  const [busy, setBusy] = useState(false)

  const claimIfNew = async ({ isNewUser }: LoginAnswer) => {
    // Of the new session.
    const gift = await fetchAnswer(searchResidentRewards, { activityId }).then(
      ({ newUser }) => newUser,
      () => undefined,
    )
    // Without a gift the registration alone leads to the resident's view.
    if (state === 'JOIN') return gift ? undefined : toResident()
    if (gift?.status === 'CLAIMED' || gift?.status === 'SOLD_OUT') return undefined
    if (gift?.eligible ?? (gift !== null && isNewUser)) return claim(NEWCOMER_STAGE)
    return setLayer('old')
  }

  return {
    /** The person has logged in, and the gift is being claimed. */
    busy,
    press: () => {
      if (state === 'FORM' || state === 'JOIN') return setLayer('form')
      if (state === 'OLD') return setLayer('old')
      return state === 'READY' ? claim(NEWCOMER_STAGE) : undefined
    },
    /** Logged in: the platform decides whether the gift is theirs. */
    onLoggedIn: async (answer: LoginAnswer) => {
      setLayer(undefined)
      setBusy(true)
      await claimIfNew(answer)
      setBusy(false)
    },
  }
}
