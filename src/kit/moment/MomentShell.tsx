import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { currentVisit } from '@/bridge/environment'
import { usePageTheme } from '@/kit/page/shell/usePageTheme'
import { BASE_PATH } from '@/lib/env'
import { paths } from '@/paths'
import { track } from '@/tracking/track'
import { classes } from '@/ui/classes'
import styles from './MomentShell.module.css'

interface MomentShellProps {
  title: string
  pageName: string
  /** Replaces the title at the top, and sticks there while the page scrolls. */
  bar?: ReactNode
  children: ReactNode
}

/** The white reading page around a moment. Inside the app the native bar has the title and the back button. */
export function MomentShell({ title, pageName, bar, children }: MomentShellProps) {
  const root = useRef<HTMLDivElement>(null)
  const inApp = currentVisit().visit === 'app'
  usePageTheme(root)
  const heading = <h1 className={bar || inApp ? 'visually-hidden' : styles.title}>{title}</h1>
  return (
    <div ref={root} className={classes(styles.page, Boolean(bar) && styles.withBar)}>
      {(bar || !inApp) && (
        <header className={styles.top} data-sticks>
          {!inApp && <Home pageName={pageName} />}
          {bar ?? heading}
        </header>
      )}
      <main>
        {(bar || inApp) && heading}
        {children}
      </main>
    </div>
  )
}

function Home({ pageName }: { pageName: string }) {
  return (
    <Link
      className={styles.home}
      to={paths.home()}
      onClick={() => track(pageName, 'button', 'home')}
    >
      <img src={`${BASE_PATH}/logo.svg`} alt="" width="24" height="24" />
      首页
    </Link>
  )
}
