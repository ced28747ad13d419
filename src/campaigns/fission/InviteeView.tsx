import { FormPanel } from '@/kit/landing/FormPanel'
import { ResultPanel } from '@/kit/landing/ResultPanel'
import { PhoneLoginForm } from '@/kit/login/form/PhoneLoginForm'
import type { LoginClicks } from '@/kit/login/loginClicks'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { useCampaign } from '@/kit/page/useCampaign'
import type { VisitParams } from '@/lib/url/urlParams'
import { registerPath, type KeptGift, type InviteeStatus } from './fission'
import type { FissionAnswer } from '@/api/fission'
import type { PhoneLoginRequest } from '@/kit/login/form/useAttempt'
import { bondText, isOpenBox, resultWords, wording } from './wording'
import styles from './InviteeView.module.css'

const PAGE = 'fission'
const CLICKS: LoginClicks = { page: PAGE, getCode: 'get-code', submit: 'open-gift' }

interface InviteeViewProps {
  view: InviteeStatus
  gift: KeptGift | undefined
  isFresh: boolean
  link: VisitParams
  login: (request: PhoneLoginRequest) => Promise<FissionAnswer>
  onDone: (answer: FissionAnswer) => void
}

/** The view of an invitee: the form that opens the box, or its result. */
export function InviteeView({ view, gift, isFresh, link, login, onDone }: InviteeViewProps) {
  const hasResult = view !== 'form' && view !== 'asking'
  return (
    <>
      <FormPanel
        view={hasResult ? 'result' : view}
        resultLabel="礼盒"
        form={
          <PhoneLoginForm
            clicks={CLICKS}
            submitText={wording().submit}
            login={login}
            onDone={onDone}
          />
        }
        result={hasResult && <GiftResult view={view} gift={gift} isFresh={isFresh} link={link} />}
      />
      <Steps />
      {!hasResult && <OpenAppBar pageName={PAGE} />}
    </>
  )
}

interface GiftResultProps {
  view: Exclude<InviteeStatus, 'form' | 'asking'>
  gift: KeptGift | undefined
  isFresh: boolean
  link: VisitParams
}

/** The result, and the next step. */
function GiftResult({ view, gift, isFresh, link }: GiftResultProps) {
  const { pageName, loggedIn } = useCampaign()
  const bond = bondText(gift)
  const canRegister = !loggedIn && (view === 'ended' || view === 'SOLD_OUT') && !gift
  return (
    <ResultPanel
      {...resultWords(view, gift)}
      takesFocus={isFresh}
      note={bond !== undefined && <p className={styles.bond}>{bond}</p>}
    >
      {canRegister ? (
        <ButtonLink wide to={registerPath(link)}>
          仍可注册
        </ButtonLink>
      ) : (
        <OpenAppButton wide pageName={pageName}>
          {isOpenBox(view) ? '去App查看' : '打开App'}
        </OpenAppButton>
      )}
    </ResultPanel>
  )
}

/** The three steps. */
function Steps() {
  const { how, steps } = wording()
  return (
    <section className={styles.how} aria-label={how}>
      <h2 className={styles.heading}>{how}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
