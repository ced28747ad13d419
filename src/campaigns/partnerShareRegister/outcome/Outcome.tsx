import { ResultPanel } from '@/kit/landing/ResultPanel'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { applicationPath, registerPath, type PartnerLink } from '../link'
import styles from './Outcome.module.css'
import { SealArt } from '../hero/SealArt'
import { rejectionOf, wordsOf, type Facts, type OutcomeView } from '../words'

interface OutcomeProps {
  view: OutcomeView
  link: PartnerLink
  facts: Facts
  /** The address's own code, or that of the inviter in the address. */
  code: string | undefined
  /** It follows a press. */
  takesFocus: boolean
  onRegister: () => Promise<void>
}

/** The status when there is no form, and the next step. */
export function Outcome({ view, link, facts, code, takesFocus, onRegister }: OutcomeProps) {
  const rejection = rejectionOf(view, facts)
  return (
    <ResultPanel
      art={<SealArt kind={view} />}
      {...wordsOf(view, facts)}
      note={
        view === 'registered' ? (
          <Steps />
        ) : (
          rejection !== undefined && <p className={styles.rejection}>{rejection}</p>
        )
      }
      takesFocus={takesFocus}
    >
      <Action view={view} link={link} code={code} onRegister={onRegister} />
    </ResultPanel>
  )
}

const STEPS = ['打开App，用同一手机号登录', '补充城市与个人资料', '提交申请，等待审核']

function Steps() {
  return (
    <ol className={styles.steps} aria-label="下一步">
      {STEPS.map((step) => (
        <li key={step} className={styles.step}>
          {step}
        </li>
      ))}
    </ol>
  )
}

type ActionProps = Pick<OutcomeProps, 'view' | 'link' | 'code' | 'onRegister'>

/** The button for this view. */
function Action({ view, link, code, onRegister }: ActionProps) {
  const { loggedIn, pageName, track } = useCampaign()
  const ids = { inviteCode: code, levelId: link.levelId }
  const app = {
    wide: true,
    pageName,
    counted: false,
    onPress: () => track('button', 'go-app', ids),
  }
  const application = applicationPath(code, link)
  switch (view) {
    case 'registered':
      return (
        <OpenAppButton {...app} path={application}>
          去App完善申请
        </OpenAppButton>
      )
    case 'partner':
      return (
        <ButtonLink wide to={applicationPath(undefined, {})}>
          查看我的团队
        </ButtonLink>
      )
    case 'audit':
      return (
        <OpenAppButton {...app} path={application}>
          去App查看进度
        </OpenAppButton>
      )
    case 'intent':
      return (
        <Button
          wide
          onPress={() => {
            track('button', 'register-intent', ids)
            return onRegister()
          }}
        >
          登记意向
        </Button>
      )
    case 'closed':
    case 'soon':
      return loggedIn ? (
        <OpenAppButton {...app}>打开App</OpenAppButton>
      ) : (
        <ButtonLink wide to={registerPath(code, link)}>
          先注册看看
        </ButtonLink>
      )
  }
}
