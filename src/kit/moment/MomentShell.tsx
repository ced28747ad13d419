import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { currentVisit } from '@/bridge/environment'
import { BASE_PATH } from '@/lib/env'
import { paths } from '@/paths'
import { track } from '@/tracking/track'
import styles from './MomentShell.module.css'

interface MomentShellProps {
  title: string
  pageName: string
  children: ReactNode
}

/** The white reading page around a moment. Inside the app the native bar has the title and the way back. */
export function MomentShell({ title, pageName, children }: MomentShellProps) {
  const inApp = currentVisit().visit === 'app'
  return (
    <div className={styles.page}>
      {!inApp && (
        <header className={styles.top}>
          <Link
            className={styles.home}
            to={paths.home()}
            onClick={() => track(pageName, 'button', 'home')}
          >
            <img src={`${BASE_PATH}/logo.svg`} alt="" width="24" height="24" />
            首页
          </Link>
          <h1 className={styles.title}>{title}</h1>
        </header>
      )}
      <main>
        {inApp && <h1 className="visually-hidden">{title}</h1>}
        {children}
      </main>
    </div>
  )
}
