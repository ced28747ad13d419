export interface Point {
  x: number
  y: number
}

/** The position of an image in its box: moved by x and y from the middle (in pixels), then enlarged. */
export interface Zoom extends Point {
  scale: number
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 }
export const CLOSE_UP = 2.5
const LARGEST = 4

/** Enlarges around a point, given from the middle of the box: what is under the finger stays there. */
export function zoomAt(zoom: Zoom, scale: number, at: Point, box: Point): Zoom {
  const next = clamp(scale, 1, LARGEST)
  const by = next / zoom.scale
  return within(
    { scale: next, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by },
    box,
  )
}

export function moveBy(zoom: Zoom, by: Point, box: Point): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, box)
}

/** Keeps the image over the box as far as it can fill it. */
function within(zoom: Zoom, box: Point): Zoom {
  const roomX = (box.x * (zoom.scale - 1)) / 2
  const roomY = (box.y * (zoom.scale - 1)) / 2
  return { scale: zoom.scale, x: clamp(zoom.x, -roomX, roomX), y: clamp(zoom.y, -roomY, roomY) }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
