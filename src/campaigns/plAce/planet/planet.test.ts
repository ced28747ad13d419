import { describe, expect, it } from 'vitest'
import { IDLE_SPEED, degreesOf, drag, glide, outlineOf, pointAt, pointBeside, turned } from './ball'
import { planetLook } from './planetLook'

const IDS = Array.from({ length: 60 }, (_, at) => String(40_001 + at * 7919))
const numbersOf = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

describe('a planet is drawn from its id', () => {
  it('looks the same at every visit, and unlike its neighbour', () => {
    expect(planetLook('40001')).toEqual(planetLook('40001'))
    expect(planetLook('40001')).not.toEqual(planetLook('40002'))
  })

  it('tells two ids apart that a double cannot hold', () => {
    expect(planetLook('900719925474099123')).not.toEqual(planetLook('900719925474099124'))
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
  const spot = Array.from({ length: 8 }, (_, at) => pointBeside(0, 0.3, 0.4, (at * Math.PI) / 4))

  it('never leaves the disc, however the ball is turned', () => {
    for (let angle = 0; angle < 6.3; angle += 0.1) {
      const numbers = numbersOf(outlineOf(spot, angle, 100))
      for (let at = 0; at < numbers.length; at += 2)
        expect(Math.hypot(numbers[at] ?? 0, numbers[at + 1] ?? 0)).toBeLessThan(100.2)
    }
  })

  it('is not drawn behind, and is there again after a whole turn', () => {
    expect(outlineOf(spot, Math.PI, 100)).toBe('')
    expect(outlineOf(spot, 2 * Math.PI, 100)).toBe(outlineOf(spot, 0, 100))
  })

  it('goes to the right with the finger', () => {
    expect(turned(pointAt(0, 0), 0.5).x).toBeCloseTo(Math.sin(0.5))
    expect(pointAt(0, 0.5).y).toBeLessThan(0)
  })

  it('has its points at their distance', () => {
    for (const { x, y, z } of spot) {
      const middle = pointAt(0, 0.3)
      expect(x * middle.x + y * middle.y + z * middle.z).toBeCloseTo(Math.cos(0.4))
    }
  })
})

describe('spinning', () => {
  it('follows the finger one to one, and keeps its speed to itself below a limit', () => {
    expect(drag({ angle: 1, speed: 0 }, 50, 16, 100).angle).toBeCloseTo(1.5)
    expect(drag({ angle: 0, speed: 0 }, -5000, 1, 100).speed).toBe(-0.012)
  })

  it('comes to rest slowly, the same by few frames as by many', () => {
    const thrown = { angle: 0, speed: 0.006 }
    let spin = thrown
    for (let at = 0; at < 100; at += 1) spin = glide(spin, 10, IDLE_SPEED)
    const once = glide(thrown, 1000, IDLE_SPEED)
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
