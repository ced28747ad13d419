import type { ReactNode } from 'react'
import { Banner } from './Banner'
import { Footer } from './Footer'
import styles from './Frame.module.css'
import { Header } from './Header'

interface FrameProps {
  menuOpen: boolean
  onToggleMenu?: () => void
  /** The large banner of the directory; a page below may bring its own instead. */
  banner: boolean
  children?: ReactNode
}

/** The shared frame. Drawn by React and, before React arrives, by the page's own HTML: no hooks here. */
export function Frame({ menuOpen, onToggleMenu, banner, children }: FrameProps) {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        跳到正文
      </a>
      <Header menuOpen={menuOpen} {...(onToggleMenu && { onToggleMenu })} />
      <main className={styles.main} id="content" tabIndex={-1} inert={menuOpen}>
        {banner ? <Banner /> : null}
        {children}
      </main>
      <Footer />
    </div>
  )
}
