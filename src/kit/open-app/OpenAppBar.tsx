import { currentVisit } from '@/bridge/environment'
import { BASE_PATH } from '@/lib/env'
import { openApp } from './openApp'
import styles from './OpenAppBar.module.css'

export interface OpenAppBarProps {
  /** For tracking. */
  pageName: string
  /** A page inside the app; its home without it. */
  path?: string
}

/** The way into the app at the lower edge, for phones outside it. It keeps its own space at the end of the page. */
export function OpenAppBar({ pageName, path }: OpenAppBarProps) {
  const { visit } = currentVisit()
  if (visit === 'app' || visit === 'desktop') return null
  return (
    <div className={styles.space}>
      <aside className={styles.bar} data-floats aria-label="打开App">
        <img className={styles.logo} src={`${BASE_PATH}/logo.svg`} alt="" width="36" height="36" />
        <p className={styles.text}>打开App 体验更完整</p>
        <button
          type="button"
          className={styles.open}
          onClick={() => void openApp({ pageName, path })}
        >
          <span>打开</span>
        </button>
      </aside>
    </div>
  )
}
