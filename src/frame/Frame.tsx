import type { ReactNode } from 'react'
import { Header } from '@/frame/menu/Header'
import { env } from '@/lib/env'
import { filings } from '@/lib/filings'
import styles from './Frame.module.css'

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

const LINKS = [
  { name: '关于我们', href: env.linkAbout },
  { name: '平台公告', href: env.linkNotice },
  { name: '商务合作', href: env.linkCooperation },
] as const

/** Rendered by React and, before React is mounted, by the page's own HTML: no hooks here. */
function Footer({ inert }: { inert: boolean }) {
  return (
    <footer className={styles.footer} inert={inert}>
      <nav className={styles.links} aria-label="网站信息">
        {LINKS.map(({ name, href }) => (
          <a key={name} href={href} data-track="footer-link">
            {name}
          </a>
        ))}
      </nav>
      <p>{`© ${env.companyName} 版权所有`}</p>
      <p className={styles.filings}>
        {filings.map(({ number, href }) => (
          <a key={number} href={href} target="_blank" rel="noreferrer">
            {number}
          </a>
        ))}
      </p>
      <address>{`办公地址：${env.companyAddress}`}</address>
    </footer>
  )
}
