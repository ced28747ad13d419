/*
 * The motion of a wheel: it accelerates, turns on until the platform has answered, and slows down evenly onto the place
 * in the answer. Angles in degrees, clockwise, growing; times in milliseconds.
 */

/** Degrees in a millisecond at full speed. */
const SPEED = 0.54
const UP_MS = 600
/** The least angle of the slowdown. */
const LEAST_LANDING = 720

export interface Run {
  from: number
  startedAt: number
  /** The slowdown: its time, its angle at the start, and its distance. */
  landing?: { at: number; from: number; distance: number }
}

export const startRun = (from: number, now: number): Run => ({ from, startedAt: now })

function cruiseAngle({ from, startedAt }: Run, now: number): number {
  const time = Math.max(0, now - startedAt)
  if (time < UP_MS) return from + (SPEED * time * time) / (2 * UP_MS)
  return from + (SPEED * UP_MS) / 2 + SPEED * (time - UP_MS)
}

/** The run with its landing on `target`; never before full speed, so that it never jumps. */
export function landRun(run: Run, now: number, target: number): Run {
  if (run.landing) return run
  const at = Math.max(now, run.startedAt + UP_MS)
  const from = cruiseAngle(run, at)
  const least = from + LEAST_LANDING
  return { ...run, landing: { at, from, distance: LEAST_LANDING + turnTo(least, target) } }
}

/** When it comes to rest; undefined while the target is unknown. */
export function endOf({ landing }: Run): number | undefined {
  return landing && landing.at + (2 * landing.distance) / SPEED
}

export function angleAt(run: Run, now: number): number {
  const { landing } = run
  if (!landing || now < landing.at) return cruiseAngle(run, now)
  const { from, distance } = landing
  const time = Math.min(now - landing.at, (2 * distance) / SPEED)
  return from + SPEED * time - (SPEED * SPEED * time * time) / (4 * distance)
}

/** The angle at which the middle of this prize is under the pointer; without a prize, a gap between two. */
export function targetOf(index: number | undefined, count: number): number {
  return index === undefined ? 0 : -((index + 0.5) * 360) / count
}

/** The angle to the next position that looks like `target`: 0 to 360. */
function turnTo(angle: number, target: number): number {
  return (((target - angle) % 360) + 360) % 360
}

/** The index of a prize as the platform sends it; undefined if the wheel has no such place. */
export function placeOf(index: number | undefined, count: number): number | undefined {
  return index !== undefined && Number.isInteger(index) && index >= 0 && index < count
    ? index
    : undefined
}
