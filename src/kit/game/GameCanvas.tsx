import type { PointerEvent } from 'react'
import type { CanvasHandle } from './useCanvas'
import styles from './GameCanvas.module.css'

export interface GameCanvasProps {
  /** From `useCanvas`. */
  attach: CanvasHandle['attach']
  /** The content of the picture, for screen readers. */
  label: string
  /** The first finger touches here, in CSS px; further fingers are ignored. */
  onTouch: (x: number, y: number) => void
}

/** The canvas of a game: as large as its box, and neither a tap nor a swipe scrolls, zooms or selects anything. */
export function GameCanvas({ attach, label, onTouch }: GameCanvasProps) {
  const touch = (event: PointerEvent) => {
    if (!event.isPrimary) return
    const box = event.currentTarget.getBoundingClientRect()
    onTouch(event.clientX - box.left, event.clientY - box.top)
  }
  return (
    <canvas
      ref={attach}
      role="img"
      aria-label={label}
      className={styles.canvas}
      onPointerDown={touch}
      onContextMenu={(event) => event.preventDefault()}
    />
  )
}
