import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from './Tag.module.css'

export type Tone = 'plain' | 'accent' | 'success' | 'warn' | 'danger'

export interface TagProps {
  children: ReactNode
  tone?: Tone
  className?: string
}

/** A short status on a row or a card. */
export function Tag({ children, tone = 'plain', className }: TagProps) {
  return <span className={classes(styles.tag, styles[tone], className)}>{children}</span>
}
