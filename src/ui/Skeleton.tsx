import type { CSSProperties } from 'react'
import { classes } from './classes'
import { rem } from './rem'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** Sets the size, and the radius if the default does not fit. */
  className?: string
}

/** Lengths are in px of the 750 px design, as in style sheets. */
export interface SkeletonBlockProps extends SkeletonProps {
  width?: number
  height?: number
  /** The space above it. */
  above?: number
  isPill?: boolean
}

export interface SkeletonCardsProps {
  /** The cards' heights in px of the 750 px design, from top to bottom. */
  heights: readonly number[]
  /** By how much the first card overlaps what is above it. */
  over?: number
}

export interface SkeletonLinesProps extends SkeletonProps {
  count?: number
}

/** The placeholder of a card or a picture. */
export function SkeletonBlock({ width, height, above, isPill, className }: SkeletonBlockProps) {
  const style: CSSProperties = { width: rem(width), height: rem(height), marginTop: rem(above) }
  return (
    <span
      aria-hidden="true"
      className={classes(styles.skeleton, styles.block, isPill && styles.pill, className)}
      style={style}
    />
  )
}

/** The placeholders of the cards of a campaign page. */
export function SkeletonCards({ heights, over }: SkeletonCardsProps) {
  return (
    <div className={styles.cards} style={{ marginTop: rem(over && -over) }}>
      {heights.map((height, at) => (
        <SkeletonBlock key={at} height={height} />
      ))}
    </div>
  )
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
