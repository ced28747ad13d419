import type { Belt, Feature, PlanetLook } from './planetLook'

/** The size of the drawing, and the planet's place and radius in it. */
export const STAGE = { width: 750, height: 580, x: 375, y: 310, radius: 186 } as const

/** A belt's outline: bent, because the planet leans towards the viewer. */
export function beltPath({ from, to }: Belt): string {
  const [top, bottom, side] = [from, to, 1.1].map((part) => Math.round(part * STAGE.radius))
  const bend = Math.round(STAGE.radius * 0.34)
  return `M-${side} ${top}Q0 ${(top ?? 0) + bend} ${side} ${top}V${bottom}Q0 ${(bottom ?? 0) + bend}-${side} ${bottom}z`
}

export function featureFill({ kind }: Feature, { landHue }: PlanetLook): string {
  if (kind === 'cloud') return 'rgba(255,255,255,.34)'
  return kind === 'land' ? `hsl(${landHue},50%,62%)` : `hsl(${landHue},62%,76%)`
}

/** The half of a ring behind the planet, or in front of it. */
export function ringPath(reach: number, isFront: boolean): string {
  const width = Math.round(STAGE.radius * reach)
  const height = Math.round(width * 0.24)
  return `M-${width} 0A${width} ${height} 0 0 ${isFront ? 0 : 1} ${width} 0`
}

/** Each ring's distance, width and opacity. */
export const RINGS = [
  { reach: 1.42, width: 16, opacity: 0.75 },
  { reach: 1.58, width: 7, opacity: 0.45 },
  { reach: 1.74, width: 12, opacity: 0.6 },
] as const
