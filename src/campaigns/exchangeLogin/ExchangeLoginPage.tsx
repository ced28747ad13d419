import { useCallback, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PhoneLoginForm } from '@/kit/login/form/PhoneLoginForm'
import type { LoginClicks } from '@/kit/login/loginClicks'
import { appPages } from '@/kit/open-app/appPages'
import { openApp } from '@/kit/open-app/openApp'
import { isKnownRoute } from '@/kit/routeTable'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { usePageView } from '@/kit/page/usePageView'
import { Button } from '@/ui/button/Button'
import { LockIcon } from '@/ui/icons'
import { head } from './head'
import { Shield } from './Shield'
import { headingOf, targetOf } from './target'
import { useEntry } from './useEntry'
import styles from './ExchangeLogin.module.css'

const CLICKS: LoginClicks = {
  page: 'exchangeLogin',
  getCode: 'get-code',
  submit: 'login-continue',
}

/** 「登录后兑换」: the login before the pages that pay out money and points. */
export function ExchangeLoginPage() {
  const [search] = useSearchParams()
  const { pageName } = useCampaign()
  usePageView(pageName)
  const target = targetOf(search, isKnownRoute)
  const leave = useLeave(target)
  const view = useEntry(leave)
  return (
    <CampaignShell
      title={head.title}
      state={{ name: 'READY' }}
      hero={<Header title={headingOf(target)} />}
      className={styles.theme}
    >
      {view === 'entering' ? (
        <output className={styles.entering}>正在安全登录…</output>
      ) : (
        <section className={styles.body} aria-label="手机号登录">
          <PhoneLoginForm clicks={CLICKS} submitText="登录并继续" onDone={leave} />
          <Help />
        </section>
      )}
    </CampaignShell>
  )
}

function Header({ title }: { title: string }) {
  return (
    <header className={styles.header}>
      <Shield />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.line}>为保障账户安全，请验证手机号</p>
    </header>
  )
}

/** Leaves once, replacing this page: Back does not return to it. */
function useLeave(target: string): () => void {
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const left = useRef(false)
  return useCallback(() => {
    // The person may have gone back meanwhile.
    if (left.current || !isMounted()) return
    left.current = true
    void navigate(target, { replace: true })
  }, [navigate, target, isMounted])
}

/** How to keep a code safe, and the support contact. */
function Help() {
  const { pageName, track } = useCampaign()
  const contact = () => {
    track('button', 'help')
    return openApp({ pageName, path: appPages.customerService, counted: false })
  }
  return (
    <footer className={styles.help}>
      <p className={styles.note}>
        <LockIcon />
        平台不会以任何理由索要验证码
      </p>
      <p className={styles.contact}>
        遇到问题？
        <Button quiet small onPress={contact}>
          联系客服
        </Button>
      </p>
    </footer>
  )
}
