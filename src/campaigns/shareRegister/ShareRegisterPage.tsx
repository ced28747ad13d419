import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FormPanel } from '@/kit/landing/FormPanel'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import type { LoginClicks } from '@/kit/login/loginClicks'
import { PhoneLoginForm } from '@/kit/login/form/PhoneLoginForm'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { head } from './head'
import { Features } from './features/Features'
import { Hero } from './hero/Hero'
import { InviteResult } from './InviteResult'
import styles from './ShareRegister.module.css'
import { useOutcome } from './useOutcome'

const PAGE = 'shareRegister'
const CLICKS: LoginClicks = {
  page: PAGE,
  phone: 'phone',
  getCode: 'get-code',
  agreement: 'agreement',
  submit: 'accept',
}

/** 「TA邀请你来数字世界」: a friend's link turns a visitor into somebody who belongs here. */
export function ShareRegisterPage() {
  const [search] = useSearchParams()
  const visit = useMemo(() => readVisitParams(search), [search])
  const { inviteCode, shareUid, activityId, from } = visit
  usePageView(PAGE, { inviteCode, shareUid, activityId, from })
  const { view, inviter, isInvited, isPending, login, finish, again } = useOutcome(visit)
  const hasResult = view !== 'form' && view !== 'asking'
  return (
    <CampaignShell
      title={head.title}
      state={{ name: 'READY' }}
      skeleton={null}
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
        result={hasResult && <InviteResult outcome={view} onAgain={again} />}
      />
      <Features />
      {!hasResult && <OpenAppBar pageName={PAGE} />}
    </CampaignShell>
  )
}
