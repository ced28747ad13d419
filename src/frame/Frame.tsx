import type { ReactNode } from 'react'
import { Footer } from './Footer'
import styles from './Frame.module.css'
import { Header } from './menu/Header'

interface FrameProps {
  menuOpen: boolean
  onToggleMenu?: () => void
  children?: ReactNode
}

/** The shared frame. Rendered by React and, before React is mounted, by the page's own HTML: no hooks here. */
export function Frame({ menuOpen, onToggleMenu, children }: FrameProps) {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        跳到正文
      </a>
      <Header menuOpen={menuOpen} {...(onToggleMenu && { onToggleMenu })} />
      <main className={styles.main} id="content" tabIndex={-1} inert={menuOpen}>
        {children}
      </main>
      <Footer inert={menuOpen} />
    </div>
  )
}
