import { useRef } from 'react'
import type { PointerEvent } from 'react'
import { SIZE, neighbourOf } from './match'
import type { Pair } from './match'

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
export function useDrag(onSwap: (pair: Pair) => void) {
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
