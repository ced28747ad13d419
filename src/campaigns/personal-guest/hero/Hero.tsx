import type { ReactNode } from 'react'
import styles from './Hero.module.css'
import { SalonWindow } from './SalonWindow'

interface HeroProps {
  /** Whose salon it is. */
  title: string
  /** On which planet, or what for. */
  line: string
  children?: ReactNode
}

/** A round window at night, whose curtains part. */
export function Hero({ title, line, children }: HeroProps) {
  return (
    <header className={styles.hero}>
      <SalonWindow />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.line}>{line}</p>
      {children}
    </header>
  )
}
