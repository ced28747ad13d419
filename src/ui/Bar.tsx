import type { AriaAttributes } from 'react'
import { classes } from './classes'
import styles from './Bar.module.css'

interface BarProps extends AriaAttributes {
  /** The filled share, 0 to 1; above that the bar is full. */
  share: number
  /** Sets the height, and `--bar`, the background of what is filled. */
  className: string | undefined
  /** Left out: the same number stands beside it as text. */
  role?: 'progressbar'
}

/** A bar that is filled from the left. */
export function Bar({ share, className, role, ...aria }: BarProps) {
  return (
    <span
      {...(role ? { role, ...aria } : { 'aria-hidden': true })}
      className={classes(styles.bar, className)}
    >
      <span className={styles.fill} style={{ transform: `scaleX(${Math.min(1, share)})` }} />
    </span>
  )
}
