import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CampaignShell } from '@/kit/campaign/CampaignShell'
import { usePageData } from '@/kit/campaign/usePageData'
import type { LoginClicks } from '@/kit/login/loginClicks'
import { PhoneLoginForm } from '@/kit/login/PhoneLoginForm'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { readVisitParams } from '@/lib/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { Features } from './Features'
import { Hero } from './Hero'
import type { loadShareRegister } from './loader'
import { ResultPanel } from './ResultPanel'
import styles from './ShareRegister.module.css'
import { AskingPanel } from './AskingPanel'
import { useFormFocus } from './useFormFocus'
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
  const { parts, retry } = usePageData<typeof loadShareRegister>()
  const { view, inviter, login, finish, again } = useOutcome(parts, visit)
  const card = useFormFocus(view)
  const hasResult = view !== 'form' && view !== 'asking'
  return (
    <CampaignShell
      title="TA邀请你来数字世界"
      state={{ name: 'READY' }}
      skeleton={null}
      hero={<Hero inviter={inviter} loading={!parts} />}
      onRetry={retry}
      className={styles.theme}
    >
      <section
        ref={card}
        className={styles.card}
        aria-label={view === 'form' ? '手机号登录' : '邀请结果'}
      >
        {view === 'form' && (
          <PhoneLoginForm clicks={CLICKS} submitText="接受邀请" login={login} onDone={finish} />
        )}
        {view === 'asking' && <AskingPanel />}
        {hasResult && <ResultPanel outcome={view} onAgain={again} />}
      </section>
      <Features />
      {!hasResult && (
        <div className={styles.bar}>
          <OpenAppBar pageName={PAGE} />
        </div>
      )}
    </CampaignShell>
  )
}
