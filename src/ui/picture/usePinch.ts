import { useRef, useState, type PointerEvent } from 'react'
import { CLOSE_UP, UNZOOMED, distance, middle, moveBy, zoomAt, type Point, type Zoom } from './zoom'

const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_REACH = 32

interface Tap extends Point {
  at: number
}

/** Pinch, double tap and drag on one element, by pointer events. */
export function usePinch() {
  const [zoom, setZoom] = useState<Zoom>(UNZOOMED)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef<Tap>(undefined)
  const moved = useRef(false)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    fingers.current.set(event.pointerId, pointOf(event))
    moved.current = fingers.current.size > 1
    if (zoom.scale > 1) event.currentTarget.setPointerCapture?.(event.pointerId)
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = fingers.current.get(event.pointerId)
    if (!from) return
    const to = pointOf(event)
    const box = boxOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (distance(from, to) > 2) moved.current = true
    fingers.current.set(event.pointerId, to)
    setZoom((now) => {
      if (!other)
        return now.scale > 1 ? moveBy(now, { x: to.x - from.x, y: to.y - from.y }, box) : now
      const by = distance(to, other) / Math.max(1, distance(from, other))
      return zoomAt(now, now.scale * by, middle(to, other), box)
    })
  }

  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId)) return
    if (event.type !== 'pointerup' || moved.current) return
    const tap = { ...pointOf(event), at: event.timeStamp }
    const before = lastTap.current
    const twice =
      before && tap.at - before.at < DOUBLE_TAP_MS && distance(tap, before) < DOUBLE_TAP_REACH
    lastTap.current = twice ? undefined : tap
    const box = boxOf(event)
    if (twice) setZoom((now) => (now.scale > 1 ? UNZOOMED : zoomAt(now, CLOSE_UP, tap, box)))
  }

  return {
    zoom,
    reset: () => setZoom(UNZOOMED),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  }
}

/** From the middle of the element, as `zoomAt` wants it. */
function pointOf(event: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
}

function boxOf(event: PointerEvent<HTMLElement>): Point {
  return { x: event.currentTarget.clientWidth, y: event.currentTarget.clientHeight }
}
