import { memo, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { SWEETS, SIZE, columnOf, neighbourOf, rowOf } from './match'
import type { Pair, Place, Tile } from './match'
import type { Play, PlayAction } from './play'
import styles from './Board.module.css'

interface BoardProps {
  play: Play
  dispatch: (action: PlayAction) => void
  /** Another layer covers the board. */
  isCovered: boolean
}

/** The sweets, and above them the cells for touch and keyboard. */
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
  /** How many rows it fell when it appeared. */
  fell: number
  isPopping: boolean
  isSelected: boolean
  /** Above the other one of its swap. */
  isLifted: boolean
}

/** One sweet. Its position is a share of its own size, so that its motion runs on the compositor. */
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

/** The points of a pop, shown for a moment in the middle of it. */
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

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A button for each place: to drag from, to tap, and to reach with the arrow keys. */
function Cells({ play, dispatch }: Omit<BoardProps, 'isCovered'>) {
  const [focused, setFocused] = useState<Place>(0)
  const grid = useRef<HTMLDivElement>(null)
  const { wasDrag, ...drag } = useDrag((pair) => dispatch({ type: 'swap', pair }))
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const next = arrow && neighbourOf(focused, ...arrow)
    if (arrow) event.preventDefault()
    if (next === undefined) return
    // With a selected sweet the arrow swaps it, and the focus moves with it.
    if (play.selected === focused) dispatch({ type: 'swap', pair: [focused, next] })
    setFocused(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  const choose = (at: Place) => {
    setFocused(at)
    if (!wasDrag()) dispatch({ type: 'choose', at })
  }
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label="糖果棋盘，方向键移动，回车选中后用方向键交换"
      className={styles.cells}
      onKeyDown={onKeyDown}
      {...drag}
    >
      {Array.from({ length: SIZE }, (_, row) => (
        <div key={row} role="row" className={styles.row}>
          {play.board.slice(row * SIZE, (row + 1) * SIZE).map((tile, column) => {
            const at = row * SIZE + column
            return (
              <div key={at} role="gridcell" className={styles.cell}>
                <button
                  type="button"
                  tabIndex={at === focused ? 0 : -1}
                  aria-label={labelOf(tile, row, column)}
                  aria-pressed={play.selected === at}
                  className={styles.press}
                  onClick={() => choose(at)}
                />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function labelOf({ kind }: Tile, row: number, column: number): string {
  return `${SWEETS[kind] ?? ''}，第${row + 1}行第${column + 1}列`
}

/** The share of a cell that a finger has to move. */
const FAR = 0.36

interface Start {
  x: number
  y: number
  column: number
  row: number
  /** Of a cell, in px. */
  size: number
}

/** Swaps by dragging: once a drag, in the direction that it began with. */
function useDrag(onSwap: (pair: Pair) => void) {
  const start = useRef<Start>(undefined)
  const swapped = useRef(false)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return
    swapped.current = false
    const box = event.currentTarget.getBoundingClientRect()
    const size = box.width / SIZE
    if (size === 0) return
    const { clientX: x, clientY: y } = event
    const column = Math.floor((x - box.left) / size)
    start.current = { x, y, size, column, row: Math.floor((y - box.top) / size) }
  }
  const onPointerMove = ({ isPrimary, clientX, clientY }: PointerEvent) => {
    const from = start.current
    if (!isPrimary || !from) return
    const across = clientX - from.x
    const down = clientY - from.y
    if (Math.max(Math.abs(across), Math.abs(down)) < from.size * FAR) return
    start.current = undefined
    swapped.current = true
    const at = from.row * SIZE + from.column
    const isAcross = Math.abs(across) > Math.abs(down)
    const next = isAcross
      ? neighbourOf(at, Math.sign(across), 0)
      : neighbourOf(at, 0, Math.sign(down))
    if (next !== undefined) onSwap([at, next])
  }
  const end = () => {
    start.current = undefined
  }
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: end,
    onPointerCancel: end,
    /** Whether the click that follows belongs to a drag. */
    wasDrag: () => {
      const was = swapped.current
      swapped.current = false
      return was
    },
  }
}
