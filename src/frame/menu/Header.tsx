import { env, BASE_PATH } from '@/lib/env'
import styles from './Header.module.css'
import { ProgressBar } from '@/frame/start/ProgressBar'

export const MENU_TOGGLE_ID = 'menu-toggle'

interface HeaderProps {
  menuOpen: boolean
  onToggleMenu?: () => void
}

/** Rendered by React and, before React is mounted, by the page's own HTML: no hooks here. */
export function Header({ menuOpen, onToggleMenu }: HeaderProps) {
  return (
    <header className={styles.header} data-floats>
      <a className={styles.brand} href={env.mainSite}>
        <img
          className={styles.logo}
          src={`${BASE_PATH}/logo.svg`}
          alt=""
          width="28"
          height="28"
          // Requested once the first frame is laid out: an earlier request would delay the frame by milliseconds.
          loading="lazy"
        />
        <span>{env.productName}</span>
      </a>
      <button
        className={styles.toggle}
        id={MENU_TOGGLE_ID}
        type="button"
        aria-expanded={menuOpen}
        aria-controls="menu"
        aria-label={menuOpen ? '关闭菜单' : '打开菜单'}
        onClick={onToggleMenu}
      >
        <span className={styles.bars} aria-hidden="true" />
      </button>
      <ProgressBar className={styles.progress} />
    </header>
  )
}
