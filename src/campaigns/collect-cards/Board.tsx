import { memo } from 'react'
import type { CSSProperties } from 'react'
import { Cells } from './Cells'
import { SIZE, columnOf, rowOf } from './match'
import type { Play, PlayAction } from './play'
import styles from './Board.module.css'

interface BoardProps {
  play: Play
  dispatch: (action: PlayAction) => void
  /** Something lies above it. */
  isCovered: boolean
}

/** The sweets, and above them the cells that fingers and keys reach. */
export function Board({ play, dispatch, isCovered }: BoardProps) {
  const { board, phase, popping, pair, selected } = play
  // In the order of their ids, so that React never moves an element, which would end its motion.
  const tiles = board.map((tile, at) => ({ tile, at })).sort((a, b) => a.tile.id - b.tile.id)
  return (
    <div className={styles.frame} inert={isCovered}>
      <div className={styles.board} data-phase={phase}>
        <div className={styles.tiles} aria-hidden="true">
          {tiles.map(({ tile, at }) => (
            <Sweet
              key={tile.id}
              kind={tile.kind}
              column={at % SIZE}
              row={Math.floor(at / SIZE)}
              fell={tile.fell}
              isPopping={popping.has(at)}
              isSelected={selected === at}
              isLifted={pair?.[0] === at}
            />
          ))}
        </div>
        <Cells play={play} dispatch={dispatch} />
        {phase === 'POP' && <Points play={play} />}
      </div>
    </div>
  )
}

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
const Sweet = memo(function Sweet({ kind, column, row, fell, ...is }: SweetProps) {
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

/** What a pop has brought, for a moment in the middle of it. */
function Points({ play: { popping, points } }: { play: Play }) {
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
