import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { LoginAnswer } from '@/api/login'
import { FormPanel } from '@/kit/landing/FormPanel'
import { validInviter } from '@/kit/landing/inviter'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { ResultPanel } from '@/kit/landing/ResultPanel'
import { useWaitsForApp } from '@/kit/landing/useWaitsForApp'
import { PhoneLoginForm } from '@/kit/login/form/PhoneLoginForm'
import { loginInvited } from '@/kit/login/invitedLogin'
import type { LoginClicks } from '@/kit/login/loginClicks'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { readVisitParams } from '@/lib/url/urlParams'
import { head } from './head'
import { Hero } from './Hero'
import { WORDS, viewOf, type Outcome } from './newLanding'
import { Reasons } from './Reasons'
import styles from './NewLanding.module.css'

const CLICKS: LoginClicks = { page: 'new-landing', getCode: 'get-code', submit: 'join' }

/** 「新活动」: a friend's link; who follows it joins by phone. */
export function NewLandingPage() {
  const [search] = useSearchParams()
  const visit = useMemo(() => readVisitParams(search), [search])
  const { inviteCode, shareUid } = visit
  const { pageName, loggedIn } = useCampaign()
  usePageView(pageName, { inviteCode, shareUid })
  const [done, setDone] = useState<Outcome>()
  const view = viewOf({ done, waiting: useWaitsForApp(), loggedIn })
  const inviter = useQuery(inviterQuery(visit))
  const isForm = view === 'form' || view === 'asking'
  return (
    <CampaignShell
      title={head.title}
      state={{ name: 'READY' }}
      hero={<Hero inviter={validInviter(inviter.data)} loading={inviter.isPending} />}
      className={styles.theme}
    >
      <FormPanel
        view={isForm ? view : 'result'}
        form={
          <PhoneLoginForm
            clicks={CLICKS}
            submitText="立即加入"
            login={(request) =>
              loginInvited(request, { found: inviter.data, linkCode: inviteCode })
            }
            onDone={({ isNewUser }: LoginAnswer) => setDone(isNewUser ? 'new' : 'old')}
          />
        }
        result={!isForm && <Result outcome={view} />}
      />
      <Reasons />
    </CampaignShell>
  )
}

/** The result, and the next step. */
function Result({ outcome }: { outcome: Outcome }) {
  const { pageName } = useCampaign()
  return (
    <ResultPanel {...WORDS[outcome]}>
      <OpenAppButton wide pageName={pageName}>
        打开App
      </OpenAppButton>
    </ResultPanel>
  )
}
