import { describe, expect, it } from 'vitest'
import { IDLE_SPEED, degreesOf, drag, glide, outlineOf, pointAt, pointBeside, turned } from './ball'
import { planetLook } from './planetLook'

const IDS = Array.from({ length: 60 }, (_, at) => String(40_001 + at * 7919))
const rounded = (numbers: object | undefined) =>
  Object.fromEntries(
    Object.entries(numbers ?? {}).map(([name, value]) => [name, Number(value.toFixed(3)) + 0]),
  )
/** The second belt, and a point each of a land, of a height and of a cloud. */
const BELT_AND_SHAPES: Readonly<Record<string, object>> = {
  40001: [
    { from: -0.227, to: 0.017, opacity: 0.1 },
    { x: 0.976, y: 0.179, z: 0.127 },
    { x: 0.953, y: 0.243, z: 0.179 },
    { x: -0.344, y: 0.724, z: 0.598 },
  ],
  40002: [
    { from: -0.677, to: -0.503, opacity: 0.174 },
    { x: 0.571, y: -0.526, z: -0.63 },
    { x: 0.72, y: -0.57, z: -0.395 },
    { x: -0.405, y: 0.442, z: 0.801 },
  ],
  40003: [
    { from: -0.019, to: 0.262, opacity: 0.061 },
    { x: 0.732, y: -0.616, z: -0.292 },
    { x: 0.784, y: -0.62, z: -0.026 },
    { x: -0.271, y: 0.277, z: 0.922 },
  ],
}
const numbersOf = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

describe('a planet is drawn from its id', () => {
  it('looks the same at every visit, and unlike its neighbour', () => {
    expect(planetLook('40001')).toEqual(planetLook('40001'))
    expect(planetLook('40001')).not.toEqual(planetLook('40002'))
  })

  it('tells two ids apart that a double cannot hold', () => {
    expect(planetLook('900719925474099123')).not.toEqual(planetLook('900719925474099124'))
  })

  it.each([
    ['40001', { hue: 155, landHue: 121, rings: 1, tilt: -10, moon: undefined }, 3, 20],
    ['40002', { hue: 263, landHue: 213, rings: 1, tilt: 21, moon: undefined }, 7, 14],
    ['40003', { hue: 60, landHue: 116, rings: 1, tilt: -12, moon: 228 }, 3, 20],
  ])('%s keeps its look from release to release', (id, look, belts, features) => {
    const planet = planetLook(id)
    expect(planet).toMatchObject(look)
    expect([planet.belts, planet.features].map(({ length }) => length)).toEqual([belts, features])
    const [, belt] = planet.belts
    expect(planet.features.map(({ kind }) => kind).join(' ')).toMatch(
      /^(?:land height )+(?:cloud )*cloud$/,
    )
    const shapes = [2, 3, features - 1].map((at) => planet.features[at]?.shape[3])
    expect([belt, ...shapes].map(rounded)).toEqual(BELT_AND_SHAPES[id])
  })

  it('has every kind among a few dozen: with rings and without, with a moon and without', () => {
    const looks = IDS.map(planetLook)
    expect(new Set(looks.map(({ rings }) => rings))).toEqual(new Set([0, 1, 2]))
    expect(new Set(looks.map(({ moon }) => moon === undefined)).size).toBe(2)
    expect(new Set(looks.map(({ hue }) => Math.floor(hue / 60))).size).toBe(6)
  })

  it('shows something of its ground from every side', () => {
    for (const { features } of IDS.map(planetLook))
      for (const angle of [0, 1, 2, 3, 4, 5, 6])
        expect(features.some(({ shape }) => outlineOf(shape, angle, 100) !== '')).toBe(true)
  })
})

describe('a shape on a ball', () => {
  const spotOf = () =>
    Array.from({ length: 8 }, (_, at) => pointBeside(0, 0.3, 0.4, (at * Math.PI) / 4))

  it('never leaves the disc, however the ball is turned', () => {
    for (let angle = 0; angle < 6.3; angle += 0.1) {
      const numbers = numbersOf(outlineOf(spotOf(), angle, 100))
      for (let at = 0; at < numbers.length; at += 2)
        expect(Math.hypot(numbers[at] ?? 0, numbers[at + 1] ?? 0)).toBeLessThan(100.2)
    }
  })

  it('is not drawn behind, and is there again after a whole turn', () => {
    expect(outlineOf(spotOf(), Math.PI, 100)).toBe('')
    expect(outlineOf(spotOf(), 2 * Math.PI, 100)).toBe(outlineOf(spotOf(), 0, 100))
  })

  it('is a closed curve through the middles of its sides, and ends at the rim where it sets', () => {
    const diamond = [pointAt(0, 0.5), pointAt(0.5, 0), pointAt(0, -0.5), pointAt(-0.5, 0)]
    expect(outlineOf(diamond, 0, 100)).toBe(
      'M-24 -24Q0 -47.9 24 -24Q47.9 0 24 24Q0 47.9 -24 24Q-47.9 0 -24 -24',
    )
    const setting = [pointAt(0, 0.2), pointAt(0, -0.2), pointAt(2, 0.3)]
    expect(outlineOf(setting, 0, 100)).toBe(
      'M47.3 -26Q0 -19.9 0 0Q0 19.9 47.3 -6.2Q94.7 -32.2 47.3 -26',
    )
    const behind = [pointAt(0, 0), { x: 0, y: 0, z: -1 }]
    expect(outlineOf(behind, 0, 100)).toBe('M0 0Q0 0 0 0Q0 0 0 0')
  })

  it('goes to the right with the finger', () => {
    expect(rounded(pointAt(0.7, 0.2))).toEqual({ x: 0.631, y: -0.199, z: 0.75 })
    expect(rounded(turned(pointAt(0.7, 0.2), 0.5))).toEqual(rounded(pointAt(1.2, 0.2)))
    expect(rounded(pointBeside(0.2, 0, 0.5, Math.PI / 2))).toEqual(rounded(pointAt(0.7, 0)))
    expect(rounded(pointBeside(0.2, 0.1, 0.5, 0))).toEqual(rounded(pointAt(0.2, 0.6)))
  })

  it('has its points at their distance', () => {
    for (const { x, y, z } of spotOf()) {
      const middle = pointAt(0, 0.3)
      expect(x * middle.x + y * middle.y + z * middle.z).toBeCloseTo(Math.cos(0.4))
    }
  })
})

describe('spinning', () => {
  it('follows the finger one to one, and keeps its speed to itself below a limit', () => {
    expect(drag({ angle: 1, speed: 0 }, 50, 16, 100).angle).toBeCloseTo(1.5)
    expect(drag({ angle: 0, speed: 0 }, -5000, 1, 100).speed).toBe(-0.012)
    expect(drag({ angle: 0, speed: 0 }, 5000, 1, 100).speed).toBe(0.012)
    expect(drag({ angle: 0, speed: 0.01 }, 5, 10, 100).speed).toBeCloseTo(0.007)
    expect(drag({ angle: 0, speed: 0 }, 1, 0, 100).speed).toBeCloseTo(0.006)
    expect(drag({ angle: 0, speed: 0 }, 1, 16, 0).angle).toBe(1)
  })

  it('comes to rest slowly, the same by few frames as by many', () => {
    const thrown = { angle: 0, speed: 0.006 }
    let spin = thrown
    for (let at = 0; at < 100; at += 1) spin = glide(spin, 10, IDLE_SPEED)
    const once = glide(thrown, 1000, IDLE_SPEED)
    const third = glide({ angle: 1, speed: 0.006 }, 900, 0.001)
    expect(rounded(third)).toEqual({ angle: 4.745, speed: 0.003 })
    expect(third.speed).toBeCloseTo(0.00284, 5)
    expect(spin.angle).toBeCloseTo(once.angle)
    expect(spin.speed).toBeCloseTo(once.speed)
    expect(glide(thrown, 60_000, IDLE_SPEED).speed).toBeCloseTo(IDLE_SPEED)
  })

  it('stays where it is without a speed of rest', () => {
    expect(glide({ angle: 2, speed: 0 }, 5000, 0)).toEqual({ angle: 2, speed: 0 })
  })

  it('faces 0 to 359 degrees, also after turning back', () => {
    expect([0, -0.1, Math.PI, 13 * Math.PI].map(degreesOf)).toEqual([0, 354, 180, 180])
  })
})
