import { seededRandom, type Random } from '@/lib/random'
import { pointBeside, type Point } from './ball'

/** The size of the drawing, and the planet's place and radius in it. */
export const STAGE = { width: 750, height: 580, x: 375, y: 310, radius: 186 } as const

/** A shape on the ball that turns with it. */
export interface Feature {
  shape: readonly Point[]
  kind: 'land' | 'height' | 'cloud'
}

/** A belt around the ball, parallel to its equator: where it begins and ends, from -1 to 1. */
export interface Belt {
  from: number
  to: number
  opacity: number
}

/** The look of a planet. Decoration: none of it comes from the platform. */
export interface PlanetLook {
  /** 0 to 359: of the ground, and of the features on it. */
  hue: number
  landHue: number
  /** The number of rings. */
  rings: 0 | 1 | 2
  /** The tilt, in degrees. */
  tilt: number
  /** The moon's angle, in degrees; undefined without one. */
  moon: number | undefined
  belts: readonly Belt[]
  features: readonly Feature[]
}

const POINTS = 14
const CIRCLE = 2 * Math.PI
/** From the ground's hue to that of the land: close enough to match. */
const NEIGHBOURS = [28, 42, 56, 310, 326, 188] as const
/** Not above the pole, where visitors land. */
const MOON_PLACES = [196, 212, 228, 306, 318] as const

const pick = (random: Random, from: readonly number[]): number =>
  from[Math.floor(random() * from.length)] ?? 0

/** The same planet for the same id, at every visit. */
export function planetLook(planetId: string): PlanetLook {
  const random = seededRandom(`planet/${planetId}`)
  const hue = Math.floor(random() * 360)
  const isGas = random() < 0.4
  return {
    hue,
    landHue: (hue + pick(random, NEIGHBOURS)) % 360,
    rings: (isGas ? 1 + Math.floor(random() * 2) : Math.floor(random() * 2)) as 0 | 1 | 2,
    tilt: Math.round(-24 + random() * 48),
    moon: random() < 0.6 ? pick(random, MOON_PLACES) : undefined,
    belts: beltsOf(random, isGas ? 7 : 3, isGas ? 0.34 : 0.12),
    features: isGas ? stormsOf(random) : landsOf(random),
  }
}

function beltsOf(random: Random, count: number, strength: number): Belt[] {
  return Array.from({ length: count }, (_, at) => {
    const from = -0.95 + ((at + random() * 0.5) * 1.9) / count
    return {
      from,
      to: from + (0.4 + random() * 0.5) * (1.4 / count),
      opacity: strength * (0.5 + random() * 0.5),
    }
  })
}

/** Continents all around, their heights, and clouds. */
function landsOf(random: Random): Feature[] {
  const lands = Array.from({ length: 7 }, (_, at): Feature[] => {
    const [lon, lat] = [(at / 7) * CIRCLE + random() * 0.5, (random() - 0.5) * 2]
    const size = 0.26 + random() * 0.3
    const height = blob(random, lon + 0.06, lat - 0.04, size * 0.5)
    return [
      { kind: 'land', shape: blob(random, lon, lat, size) },
      { kind: 'height', shape: height },
    ]
  })
  return [...lands.flat(), ...cloudsOf(random, 6)]
}

/** A few long storms between the belts. */
function stormsOf(random: Random): Feature[] {
  const storms = Array.from({ length: 5 }, (_, at): Feature[] => {
    const [lon, lat] = [(at / 5) * CIRCLE + random(), (random() - 0.5) * 1.3]
    const size = 0.12 + random() * 0.16
    return [
      { kind: 'land', shape: blob(random, lon, lat, size, 2.1, 0.08) },
      { kind: 'height', shape: blob(random, lon, lat, size * 0.5, 2.1, 0.08) },
    ]
  })
  return [...storms.flat(), ...cloudsOf(random, 4)]
}

function cloudsOf(random: Random, count: number): Feature[] {
  return Array.from({ length: count }, (_, at) => ({
    kind: 'cloud',
    shape: blob(
      random,
      (at / count) * CIRCLE + random(),
      (random() - 0.5) * 1.8,
      0.035 + random() * 0.04,
      6,
      0.16,
    ),
  }))
}

/** A round shape with a coast: `wide` times as wide as it is high. */
function blob(
  random: Random,
  lon: number,
  lat: number,
  size: number,
  wide = 1.3,
  rough = 0.5,
): Point[] {
  return Array.from({ length: POINTS }, (_, at) => {
    const turn = (at / POINTS) * CIRCLE
    const [east, north] = [Math.sin(turn) * wide, Math.cos(turn)]
    const reach = Math.hypot(east, north) * (1 - rough / 2 + random() * rough)
    return pointBeside(lon, lat, size * reach, Math.atan2(east, north))
  })
}
