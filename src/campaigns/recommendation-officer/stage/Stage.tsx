import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { Floor } from './Floor'
import { Seat } from './Seat'
import styles from './Stage.module.css'

interface StageProps {
  /** Between the curtains, in the light: the certificate. Left out: the empty seat. */
  children?: ReactNode
  /** Under the page's name. */
  line: string
}

/** The theatre: a spotlight looks for somebody, and stays where they will sit or stand. */
export function Stage({ children, line }: StageProps) {
  const isEmpty = children === undefined
  return (
    <header className={classes(styles.stage, !isEmpty && styles.honoured)}>
      <Floor className={styles.floor} />
      <span className={classes(styles.beam, !isEmpty && styles.dim)} aria-hidden="true" />
      <h1 className={styles.title}>首席推荐官</h1>
      <p className={styles.line}>{line}</p>
      {isEmpty ? <Seat className={styles.seat} /> : children}
    </header>
  )
}
