/** A point on a ball of radius 1: x to the right, y down, z to the viewer. */
export interface Point {
  x: number
  y: number
  z: number
}

/** @param lon and @param lat in radians; 0, 0 faces the viewer, a positive latitude is above */
export function pointAt(lon: number, lat: number): Point {
  return {
    x: Math.cos(lat) * Math.sin(lon),
    y: -Math.sin(lat),
    z: Math.cos(lat) * Math.cos(lon),
  }
}

/** Turned around the ball's own axis, to the right for a positive angle. */
export function turned({ x, y, z }: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos + z * sin, y, z: z * cos - x * sin }
}

/** The angular distance from a point, in a direction. */
export function pointBeside(lon: number, lat: number, distance: number, bearing: number): Point {
  const sinLat =
    Math.sin(lat) * Math.cos(distance) + Math.cos(lat) * Math.sin(distance) * Math.cos(bearing)
  const there = Math.asin(Math.min(1, Math.max(-1, sinLat)))
  const east = Math.atan2(
    Math.sin(bearing) * Math.sin(distance) * Math.cos(lat),
    Math.cos(distance) - Math.sin(lat) * Math.sin(there),
  )
  return pointAt(lon + east, there)
}

/** A point behind the ball is drawn at its rim, so that a shape sets there as a coast does. */
function onDisc({ x, y, z }: Point, radius: number): [number, number] {
  if (z >= 0) return [x * radius, y * radius]
  const length = Math.hypot(x, y) || 1
  return [(x / length) * radius, (y / length) * radius]
}

/**
 * The outline of a shape on a ball, as the `d` of an SVG path around 0, 0; '' while all of it is behind.
 * @param angle how far the ball has turned
 */
export function outlineOf(shape: readonly Point[], angle: number, radius: number): string {
  const points = shape.map((point) => turned(point, angle))
  if (points.every(({ z }) => z < 0)) return ''
  const flat = points.map((point) => onDisc(point, radius))
  const last = flat.length - 1
  return flat.reduce((path, [x, y], at) => {
    const [nextX, nextY] = flat[at === last ? 0 : at + 1] ?? [x, y]
    const curve = `Q${short(x)} ${short(y)} ${short((x + nextX) / 2)} ${short((y + nextY) / 2)}`
    return path + curve
  }, startOf(flat))
}

function startOf(flat: readonly [number, number][]): string {
  const [first = [0, 0], last = [0, 0]] = [flat[0], flat[flat.length - 1]]
  return `M${short((first[0] + last[0]) / 2)} ${short((first[1] + last[1]) / 2)}`
}

const short = (value: number) => Math.round(value * 10) / 10

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
