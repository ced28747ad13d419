import type { CSSProperties } from 'react'
import { columnOf, rowOf } from '../board/match'
import type { Play } from './play'
import styles from '../board/Board.module.css'

/** What a pop has brought, for a moment in the middle of it. */
export function Points({ play: { popping, points } }: { play: Play }) {
  const places = [...popping]
  const middle = (of: (at: number) => number) =>
    places.reduce((sum, at) => sum + of(at), 0) / Math.max(1, places.length)
  const place = { '--x': middle(columnOf), '--y': middle(rowOf) } as CSSProperties
  return (
    <span className={styles.points} style={place} aria-hidden="true">
      <span className={styles.pointsText}>+{points}</span>
    </span>
  )
}
