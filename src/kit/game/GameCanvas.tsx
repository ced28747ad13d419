import type { PointerEvent } from 'react'
import { classes } from '@/ui/classes'
import type { CanvasHandle } from './useCanvas'
import styles from './GameCanvas.module.css'

export interface GameCanvasProps {
  /** From `useCanvas`. */
  attach: CanvasHandle['attach']
  /** The content of the picture, for screen readers. */
  label: string
  /** The first finger touches here, in CSS px; further fingers are ignored. */
  onTouch?: (x: number, y: number) => void
  /** The first finger moves while it is down. */
  onDrag?: (x: number, y: number) => void
  /** It is lifted, or the system cancelled the touch. */
  onLift?: () => void
  className?: string
}

/** The canvas of a game: as large as its box, and neither a tap nor a swipe scrolls, zooms or selects anything. */
export function GameCanvas({ attach, label, onTouch, onDrag, onLift, className }: GameCanvasProps) {
  const at = (event: PointerEvent, then: ((x: number, y: number) => void) | undefined) => {
    if (!event.isPrimary || !then) return
    const box = event.currentTarget.getBoundingClientRect()
    then(event.clientX - box.left, event.clientY - box.top)
  }
  const lift = ({ isPrimary }: PointerEvent) => isPrimary && onLift?.()
  return (
    <canvas
      ref={attach}
      role="img"
      aria-label={label}
      className={classes(styles.canvas, className)}
      onPointerDown={(event) => at(event, onTouch)}
      onPointerMove={(event) => event.buttons > 0 && at(event, onDrag)}
      onPointerUp={lift}
      onPointerCancel={lift}
      onContextMenu={(event) => event.preventDefault()}
    />
  )
}
