import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { SIZE, neighbourOf } from './match'
import type { Pair, Place, Tile } from './match'
import type { Play, PlayAction } from './play'
import { SWEETS } from './sweets'
import styles from './Board.module.css'

interface CellsProps {
  play: Play
  dispatch: (action: PlayAction) => void
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A button for each place: to drag from, to tap, and to reach with the arrow keys. */
export function Cells({ play, dispatch }: CellsProps) {
  const [focused, setFocused] = useState<Place>(0)
  const grid = useRef<HTMLDivElement>(null)
  const { wasDrag, ...drag } = useDrag((pair) => dispatch({ type: 'swap', pair }))
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const next = arrow && neighbourOf(focused, ...arrow)
    if (arrow) event.preventDefault()
    if (next === undefined) return
    // With a sweet in hand the arrow swaps it, and the focus goes with it.
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

/** So much of a cell a finger has to move. */
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
    /** The click that follows belongs to a drag. */
    wasDrag: () => {
      const was = swapped.current
      swapped.current = false
      return was
    },
  }
}
