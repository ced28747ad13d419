import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from './QuestRing.module.css'

const RADIUS = 21
const LENGTH = 2 * Math.PI * RADIUS

interface QuestRingProps {
  /** 0 to 1, clockwise from the top. */
  share: number
  /** In the middle. */
  children: ReactNode
  done?: boolean
}

/** A picture of the reading time; its text is beside it. */
export function QuestRing({ share, children, done = false }: QuestRingProps) {
  return (
    <span className={classes(styles.ring, done && styles.done)} aria-hidden="true">
      <svg className={styles.circle} viewBox="0 0 48 48">
        <circle className={styles.track} cx="24" cy="24" r={RADIUS} />
        <circle
          className={styles.filled}
          cx="24"
          cy="24"
          r={RADIUS}
          // An empty arc with round ends would still be a dot.
          strokeLinecap={share > 0 ? 'round' : 'butt'}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - share)}
        />
      </svg>
      <span className={styles.middle}>{children}</span>
    </span>
  )
}
