import type { ReactNode } from 'react'
import styles from './Hero.module.css'

interface HeroProps {
  title: string
  line: string
  /** The code, with the plane circling it. */
  children: ReactNode
}

/** A paper plane that circles the code. */
export function Hero({ title, line, children }: HeroProps) {
  return (
    <header className={styles.hero}>
      <svg viewBox="0 0 750 300" className={styles.clouds} aria-hidden="true">
        <g fill="#ffffff" opacity=".16">
          <path d="M20 150c0-30 40-44 62-24 14-40 76-40 88 2 36-14 62 10 54 38H26z" />
          <path d="M540 96c0-26 34-40 54-22 12-38 68-38 80 0 32-12 58 8 50 36H546z" />
          <path d="M620 250c0-20 28-30 42-16 10-28 52-28 60 0 26-8 44 6 40 26H624z" />
        </g>
      </svg>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.line}>{line}</p>
      <div className={styles.stage}>
        <svg viewBox="0 0 100 100" className={styles.plane} aria-hidden="true">
          <PlaneArt />
        </svg>
        {children}
      </div>
    </header>
  )
}

/** A folded sheet of paper in flight, 100 × 100. */
export function PlaneArt() {
  return (
    <>
      <path fill="#ffffff" d="M6 52L94 10 62 88 44 64z" />
      <path fill="#d3f3e5" d="M94 10L44 64 6 52z" />
      <path fill="#a9e3ca" d="M94 10L44 64l-2 24z" />
      <path fill="#7ccfae" d="M42 88l10-15-8-9z" />
    </>
  )
}
