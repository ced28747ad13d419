import { classes } from './classes'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** Sets the size, and the radius where the default does not fit. */
  className?: string
}

export interface SkeletonLinesProps extends SkeletonProps {
  count?: number
}

/** Stands for a card or a picture; as tall as its class says. */
export function SkeletonBlock({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={classes(styles.skeleton, styles.block, className)} />
}

/** Stands for a paragraph; the last line is short, as in writing. */
export function SkeletonLines({ count = 1, className }: SkeletonLinesProps) {
  return (
    <span aria-hidden="true" className={classes(styles.lines, className)}>
      {Array.from({ length: count }, (_, line) => (
        <span key={line} className={classes(styles.skeleton, styles.line)} />
      ))}
    </span>
  )
}

/** Stands for an avatar. */
export function SkeletonCircle({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={classes(styles.skeleton, styles.circle, className)} />
}
