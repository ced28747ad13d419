/** The rotation of a ball: radians, and radians a millisecond. */
export interface Spin {
  angle: number
  speed: number
}

/** Once around in a minute and a half. */
export const IDLE_SPEED = (2 * Math.PI) / 90_000
/** The time after which a throw has a third of its speed. */
const GLIDE_MS = 900
const MAX_SPEED = 0.012
/** After this time without movement a release throws nothing. */
export const REST_MS = 80
/** The angle of one press of an arrow key. */
export const KEY_STEP = Math.PI / 12

/**
 * The spin after `ms` without a finger: from its own speed to the idle one. Many short steps give the same result as a
 * long one.
 */
export function glide({ angle, speed }: Spin, ms: number, rest: number): Spin {
  const kept = Math.exp(-ms / GLIDE_MS)
  return {
    angle: angle + rest * ms + (speed - rest) * GLIDE_MS * (1 - kept),
    speed: rest + (speed - rest) * kept,
  }
}

/** The spin after a finger has moved `pixels` in `ms`, on a ball of this radius. */
export function drag({ angle, speed }: Spin, pixels: number, ms: number, radius: number): Spin {
  const step = pixels / Math.max(1, radius)
  const now = step / Math.max(1, ms)
  const mixed = speed * 0.4 + now * 0.6
  return { angle: angle + step, speed: Math.max(-MAX_SPEED, Math.min(MAX_SPEED, mixed)) }
}

/** 0 to 359: the heading of the ball. */
export function degreesOf(angle: number): number {
  const degrees = Math.round((angle * 180) / Math.PI) % 360
  return degrees < 0 ? degrees + 360 : degrees
}
