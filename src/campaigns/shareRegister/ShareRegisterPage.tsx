import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { readSharedUser, type SharedUser } from '@/api/invitation'
import type { LoginAnswer } from '@/api/login'
import { FormPanel } from '@/kit/landing/FormPanel'
import { InviterCard } from '@/kit/landing/InviterCard'
import { inviterKey, validInviter } from '@/kit/landing/inviter'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { useWaitsForApp } from '@/kit/landing/useWaitsForApp'
import { PhoneLoginForm } from '@/kit/login/form/PhoneLoginForm'
import { forgetDraftPhone } from '@/kit/login/form/draftPhone'
import type { PhoneLoginRequest } from '@/kit/login/form/useAttempt'
import { isOwnCode, loginInvited } from '@/kit/login/invitedLogin'
import type { LoginClicks } from '@/kit/login/loginClicks'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { useMe } from '@/kit/people/me'
import { readVisitParams, type VisitParams } from '@/lib/url/urlParams'
import { personalStore } from '@/session/personalStore'
import { Features } from './Features'
import { head } from './head'
import { InviteResult } from './InviteResult'
import { outcomeOf, parseKept, viewOf, type KeptOutcome, type Outcome } from './outcome'
import hero from './hero.svg?no-inline'
import styles from './ShareRegister.module.css'

const PAGE = 'shareRegister'
const CLICKS: LoginClicks = {
  page: PAGE,
  phone: 'phone',
  getCode: 'get-code',
  agreement: 'agreement',
  submit: 'accept',
}

/** 「TA邀请你来数字世界」: registers a visitor who opened a friend's link. */
export function ShareRegisterPage() {
  const [search] = useSearchParams()
  const visit = readVisitParams(search)
  const { inviteCode, shareUid, activityId } = visit
  usePageView(PAGE, { inviteCode, shareUid, activityId })
  const { view, inviter, isInvited, isPending, isFresh, login, finish, again } = useOutcome(visit)
  const hasResult = view !== 'form' && view !== 'asking'
  return (
    <CampaignShell
      title={head.title}
      state={{ name: 'READY' }}
      hero={<Hero inviter={inviter} loading={isPending} />}
      className={styles.theme}
    >
      <FormPanel
        view={hasResult ? 'result' : view}
        canRetry={view === 'self'}
        form={
          <PhoneLoginForm
            clicks={CLICKS}
            submitText={isInvited ? '接受邀请' : '立即加入'}
            login={login}
            onDone={finish}
          />
        }
        result={hasResult && <InviteResult outcome={view} isFresh={isFresh} onAgain={again} />}
      />
      <Features />
      {!hasResult && <OpenAppBar pageName={PAGE} />}
    </CampaignShell>
  )
}

const KEY = 'shareRegister:outcome'

/** The state of the invitation, and the login that changes it. */
function useOutcome(visit: VisitParams) {
  const { loggedIn } = useCampaign()
  const [done, setDone] = useState<Outcome>()
  const main = useQuery(inviterQuery(visit))
  const me = useMe({ enabled: loggedIn })
  const inviter = validInviter(main.data)
  const link = Object.values(inviterKey(visit) ?? {}).join('')
  const kept = parseKept(personalStore.get(KEY))
  const waiting = useWaitsForApp()
  const view = viewOf({
    done,
    waiting,
    loggedIn,
    me,
    inviterPending: main.isPending,
    inviter,
    kept,
    link,
  })

  const login = async (request: PhoneLoginRequest): Promise<LoginAnswer> => {
    const { inviteCode, shareUid } = visit
    const ask = shareUid === undefined ? undefined : () => readSharedUser({ shareUid })
    try {
      return await loginInvited(request, { found: main.data, linkCode: inviteCode, ask })
    } catch (error) {
      if (isOwnCode(error)) setDone('self')
      throw error
    }
  }
  const finish = (answer: LoginAnswer) => {
    const outcome = outcomeOf(answer, inviter)
    const keep: KeptOutcome = { outcome, uid: answer.uid, link }
    personalStore.set(KEY, JSON.stringify(keep))
    setDone(outcome)
  }
  const again = () => {
    forgetDraftPhone()
    setDone(undefined)
  }
  return {
    view,
    inviter,
    /** There is an inviter, or may be: still loading, or failed, and the code is sent as it is. */
    isInvited:
      inviter !== undefined ||
      (link !== '' && main.isPending) ||
      (main.isError && visit.inviteCode !== undefined),
    isPending: main.isPending,
    isFresh: done !== undefined,
    login,
    finish,
    again: loggedIn ? undefined : again,
  }
}

interface HeroProps {
  /** Undefined when the inviter is unknown. */
  inviter: SharedUser | undefined
  loading: boolean
}

const WELCOME = { title: '欢迎来到数字世界', line: '这里有一颗星球等你落脚' }

/** The inviter, above the sky. */
function Hero({ inviter, loading }: HeroProps) {
  return (
    <div className={styles.hero}>
      <img className={styles.art} src={hero} alt="" width="750" height="600" />
      <InviterCard
        inviter={inviter}
        loading={loading}
        loadingTitle={head.title}
        title="邀请你一起探索"
        welcome={WELCOME}
      />
    </div>
  )
}
