import type { ReactNode } from 'react'
import { classes } from './classes'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  text: string
  /** A second, quieter line. */
  detail?: string
  /** An action, e.g. a button. */
  children?: ReactNode
  className?: string
}

/** A friendly notice: for a list without rows, or a page that could not be loaded. */
export function EmptyState({ text, detail, children, className }: EmptyStateProps) {
  return (
    <div className={classes(styles.empty, className)}>
      <svg viewBox="0 0 160 112" className={styles.art} aria-hidden="true">
        <ellipse cx="80" cy="101" rx="52" ry="6" className={styles.shade} />
        <circle cx="80" cy="52" r="44" className={styles.shade} />
        <path className={styles.orbit} d="M24 66c14 14 98 2 112-26" />
        <path className={styles.paper} d="M52 40h56l8 20v24a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8V60z" />
        <path className={styles.line} d="M44 60h20c2 8 8 12 16 12s14-4 16-12h20" />
        <path className={styles.line} d="M52 40h56l8 20v24a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8V60z" />
        <path className={styles.spark} d="M80 12v12M60 18l5 10M100 18l-5 10" />
        <circle cx="136" cy="40" r="5" className={styles.dot} />
        <circle cx="22" cy="34" r="3" className={styles.line} />
      </svg>
      <p className={styles.text}>{text}</p>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
