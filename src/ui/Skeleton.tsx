import { classes } from './classes'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** Sets the size, and the radius if the default does not fit. */
  className?: string
}

export interface SkeletonLinesProps extends SkeletonProps {
  count?: number
}

/** The placeholder of a card or a picture; its class sets the height. */
export function SkeletonBlock({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={classes(styles.skeleton, styles.block, className)} />
}

/** The placeholder of a paragraph; the last line is short, as in writing. */
export function SkeletonLines({ count = 1, className }: SkeletonLinesProps) {
  return (
    <span aria-hidden="true" className={classes(styles.lines, className)}>
      {Array.from({ length: count }, (_, line) => (
        <span key={line} className={classes(styles.skeleton, styles.line)} />
      ))}
    </span>
  )
}

/** The placeholder of an avatar. */
export function SkeletonCircle({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={classes(styles.skeleton, styles.circle, className)} />
}
