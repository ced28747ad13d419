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
