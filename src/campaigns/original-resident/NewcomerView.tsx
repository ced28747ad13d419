import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LoginAnswer } from '@/api/login'
import { NEWCOMER_STAGE, searchResidentRewards } from '@/api/originalResident'
import { RewardNews } from '@/kit/claim/RewardNews'
import { forgetDraftPhone } from '@/kit/login/form/draftPhone'
import type { PhoneLoginRequest } from '@/kit/login/form/useAttempt'
import { isOwnCode, loginInvited, type Binding } from '@/kit/login/invitedLogin'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { PageLink } from '@/kit/open-app/PageLink'
import { openApp } from '@/kit/open-app/openApp'
import { fetchAnswer } from '@/kit/query/answer'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { pathWith } from '@/lib/url/urlParams'
import { Dialog } from '@/ui/modal/Dialog'
import { ClaimSheet, GiftCard, InviterCard, Steps } from './NewcomerCards'
import type { Invitation, Inviter } from './inviter'
import { giftStateOf, wording, type GiftState } from './resident'
import { readInviter, type Claim, type ResidentState } from './useResident'
import styles from './NewcomerView.module.css'

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
  const gift = useGift({ state, binding, activityId, claim: claim.claim, toResident })
  return (
    <div className={styles.newcomer}>
      {inviter && <InviterCard inviter={inviter} />}
      <GiftCard gift={offer} state={state} busy={gift.busy} onPress={gift.press} />
      <Steps gift={offer !== null} />
      <PageLink to={ownPage} className={styles.switch}>
        我已是原住民，进入我的主页
      </PageLink>
      <OpenAppBar pageName={pageName} />
      <ClaimSheet
        key={gift.round}
        open={gift.sheet === 'form'}
        onClose={gift.close}
        hasGift={offer !== null}
        login={gift.login}
        onDone={(answer) => void gift.onLoggedIn(answer)}
      />
      <GiftDialogs
        sheet={gift.sheet}
        onClose={gift.close}
        onAgain={gift.again}
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
  binding: Binding
  claim: Claim['claim']
  activityId: string | undefined
  toResident: () => void
}

/** `self`: the phone is the inviter's own. */
type GiftSheet = 'form' | 'old' | 'self'

/** Claims the welcome gift: a form for guests, then the claim; old users see that they are not eligible. */
function useGift({ state, binding, activityId, claim, toResident }: GiftOptions) {
  const [sheet, setSheet] = useState<GiftSheet>()
  const [round, setRound] = useState(0)
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
    return setSheet('old')
  }

  return {
    sheet,
    /** A new form each time, so that earlier input is cleared. */
    round,
    /** The person has logged in, and the gift is being claimed. */
    busy,
    close: () => setSheet(undefined),
    press: () => {
      if (state === 'FORM' || state === 'JOIN') return setSheet('form')
      if (state === 'OLD') return setSheet('old')
      return state === 'READY' ? claim(NEWCOMER_STAGE) : undefined
    },
    login: async (request: PhoneLoginRequest) => {
      try {
        return await loginInvited(request, binding)
      } catch (error) {
        if (isOwnCode(error)) setSheet('self')
        throw error
      }
    },
    /** With another phone. */
    again: () => {
      forgetDraftPhone()
      setRound(round + 1)
      setSheet('form')
    },
    /** Logged in: the platform decides whether the gift is theirs. */
    onLoggedIn: async (answer: LoginAnswer) => {
      setSheet(undefined)
      setBusy(true)
      await claimIfNew(answer)
      setBusy(false)
    },
  }
}

interface GiftDialogsProps {
  sheet: GiftSheet | undefined
  onClose: () => void
  /** With another phone. */
  onAgain: () => void
  toResident: () => void
}

/** Why a person gets no gift. */
function GiftDialogs({ sheet, onClose, onAgain, toResident }: GiftDialogsProps) {
  const { openLogin } = useCampaign()
  return (
    <>
      <Dialog
        open={sheet === 'old'}
        onClose={onClose}
        title={wording().oldUser}
        action={{ label: '进入我的主页', onPress: toResident }}
        otherAction={{ label: '知道了', onPress: onClose }}
      />
      <Dialog
        open={sheet === 'self'}
        onClose={onClose}
        title="不能邀请自己哦"
        action={{
          label: '登录我的账号',
          onPress: () => {
            onClose()
            openLogin()
          },
        }}
        otherAction={{ label: '换个手机号', onPress: onAgain }}
      />
    </>
  )
}
