import { memo } from 'react'
import type { CSSProperties } from 'react'
import styles from './Board.module.css'

interface SweetProps {
  kind: number
  column: number
  row: number
  /** So many rows it fell when it came. */
  fell: number
  isPopping: boolean
  isSelected: boolean
  /** Above the other one of its swap. */
  isLifted: boolean
}

/** One sweet. Where it lies is a share of its own size, so that its motion is the compositor's. */
export const Sweet = memo(function Sweet({ kind, column, row, fell, ...is }: SweetProps) {
  const place = { '--x': column, '--y': row, '--fell': fell } as CSSProperties
  return (
    <span
      className={styles.tile}
      style={place}
      data-lifted={is.isLifted || undefined}
      data-popping={is.isPopping || undefined}
    >
      <span className={styles.sweet} data-kind={kind} data-selected={is.isSelected || undefined} />
    </span>
  )
})
