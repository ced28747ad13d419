import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useOnScreen } from '@/ui/useOnScreen'
import { wantsLessMotion } from '@/lib/motion/motion'
import { IDLE_SPEED, KEY_STEP, REST_MS, degreesOf, drag, glide, outlineOf, type Spin } from './ball'
import { STAGE, type Feature } from './planetLook'

/** A smaller change is not visible: nothing is drawn. */
const SEEN = 0.004
/** A phone that stalls must not make the planet jump. */
const MOST_MS = 64

interface Finger {
  id: number
  x: number
  at: number
}

/**
 * Turns the ball by a finger, with inertia, by the arrow keys, and slowly by itself. With reduced motion it moves only
 * as far as the finger or the key does.
 */
export function useSpin(features: readonly Feature[], isLive: boolean) {
  const [root, isOnScreen] = useOnScreen<HTMLDivElement>()
  const globe = useRef<SVGGElement>(null)
  const spin = useRef<Spin>({ angle: 0, speed: 0 })
  const finger = useRef<Finger>(undefined)
  const [facing, setFacing] = useState(0)
  const draw = () => drawFeatures(globe.current, features, spin.current.angle)

  useEffect(() => {
    if (!isLive || !isOnScreen || wantsLessMotion()) return undefined
    let [last, drawn] = [performance.now(), spin.current.angle]
    let frame = requestAnimationFrame(function next(now) {
      frame = requestAnimationFrame(next)
      const ms = Math.min(MOST_MS, Math.max(0, now - last))
      last = now
      if (!finger.current) spin.current = glide(spin.current, ms, IDLE_SPEED)
      if (Math.abs(spin.current.angle - drawn) < SEEN) return
      drawn = spin.current.angle
      drawFeatures(globe.current, features, drawn)
    })
    return () => cancelAnimationFrame(frame)
  }, [features, isLive, isOnScreen])

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId)
    finger.current = { id: event.pointerId, x: event.clientX, at: event.timeStamp }
    spin.current = { ...spin.current, speed: 0 }
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const from = finger.current
    if (from?.id !== event.pointerId) return
    const ms = event.timeStamp - from.at
    const radius = event.currentTarget.clientWidth / 2
    spin.current = drag(spin.current, event.clientX - from.x, ms, radius)
    finger.current = { ...from, x: event.clientX, at: event.timeStamp }
    draw()
  }
  const letGo = (event: PointerEvent<HTMLDivElement>) => {
    const from = finger.current
    if (from?.id !== event.pointerId) return
    finger.current = undefined
    const hasRested = event.timeStamp - from.at > REST_MS || wantsLessMotion()
    if (hasRested) spin.current = { ...spin.current, speed: 0 }
    setFacing(degreesOf(spin.current.angle))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const angle = angleAfter(event.key, spin.current.angle)
    if (angle === undefined) return
    event.preventDefault()
    spin.current = { angle, speed: 0 }
    setFacing(degreesOf(angle))
    draw()
  }
  const ball = {
    onPointerDown,
    onPointerMove,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown,
  }
  return { globe, ball: { ...ball, ref: root }, facing }
}

function angleAfter(key: string, angle: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return angle + KEY_STEP
  if (key === 'ArrowLeft' || key === 'ArrowDown') return angle - KEY_STEP
  return key === 'Home' ? 0 : undefined
}

/** Not through React: it is done up to sixty times a second. */
function drawFeatures(
  group: SVGGElement | null,
  features: readonly Feature[],
  angle: number,
): void {
  features.forEach(({ shape, kind }, at) => {
    // Clouds are higher, and turn faster.
    const turn = kind === 'cloud' ? angle * 1.25 : angle
    group?.children[at]?.setAttribute('d', outlineOf(shape, turn, STAGE.radius))
  })
}
