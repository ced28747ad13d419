import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FEW,
  HITS_A_SECOND,
  LAYERS,
  MOST,
  WORLD_WIDTH,
  createRain,
  hitCountOf,
  mostFor,
  praiseFor,
  stepRain,
  touchRain,
} from './rain'
import type { Rain } from './rain'

const STEP = 1000 / 60
const seeds = fc.string()
const living = (rain: Rain) => rain.packets.filter(({ alive }) => alive)

function play(rain: Rain, seconds: number, each?: (rain: Rain) => void): Rain {
  for (let at = 0; at < seconds * 60; at += 1) {
    stepRain(rain, STEP)
    each?.(rain)
  }
  return rain
}

/** The violations in any frame: an `expect` for each packet of each frame takes a hundred times longer. */
function wrongIn<Wrong>(rain: Rain, seconds: number, find: (rain: Rain) => Wrong[]): Wrong[] {
  const wrong: Wrong[] = []
  play(rain, seconds, () => wrong.push(...find(rain)))
  return wrong
}

describe('the rain', () => {
  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [one, other] = [createRain(seed, 15), createRain(seed, 15)]
        play(one, 4)
        play(other, 4)
        expect(one.packets).toEqual(other.packets)
      }),
      { numRuns: 20 },
    )
  })

  it('never has more packets alive than it may, and counts them right', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(FEW, MOST), (seed, most) => {
        const rain = createRain(seed, 6)
        rain.most = most
        const isWrong = () => rain.alive !== living(rain).length || rain.alive > most
        expect(wrongIn(rain, 8, () => (isWrong() ? [rain.alive] : []))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('keeps every packet within a finger’s reach, and lets none stay', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const rain = createRain(seed, 6)
        const isAstray = ({ x, y, vy, layer }: Rain['packets'][number]) => {
          const edge = LAYERS[layer].halfWidth - 2
          return x <= edge || x >= WORLD_WIDTH - edge || y >= rain.height + 60 || vy <= 120
        }
        expect(wrongIn(rain, 8, () => living(rain).filter(isAstray))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('grows denser', () => {
    const seen = (from: number, to: number) => {
      const rain = createRain('dense', 20)
      play(rain, from)
      let sum = 0
      play(rain, to - from, () => (sum += rain.alive))
      return sum
    }
    expect(seen(15, 19)).toBeGreaterThan(seen(1, 5) * 1.3)
  })

  it('drops to twelve where frames are slow, and takes them back where they are quick again', () => {
    expect(mostFor(25, MOST)).toBe(FEW)
    expect(mostFor(20, FEW)).toBe(FEW)
    expect(mostFor(24, MOST)).toBe(MOST)
    expect(mostFor(18, FEW)).toBe(FEW)
    expect(mostFor(17, FEW)).toBe(MOST)
  })

  /** A rain in which chance always brings this number. */
  const rainOf = (chance: number, seconds = 15) => {
    const rain = createRain('a', seconds)
    rain.random = () => chance
    return rain
  }

  it('drops its packets one after another, and falls and turns with each step', () => {
    const rain = rainOf(0.25)
    stepRain(rain, 59)
    expect(rain.alive).toBe(0)
    stepRain(rain, 1)
    expect(rain.nextInMs).toBeCloseTo(229.46)
    const packet = rain.packets[6]
    expect(packet).toEqual({
      alive: true,
      gold: false,
      layer: 0,
      x: 102,
      y: -31,
      vx: -17.5,
      vy: 175.75,
      angle: expect.closeTo(-0.175),
      spin: -0.375,
      turn: Math.PI / 2,
      turning: expect.closeTo(-2.05),
    })
    stepRain(rain, 100)
    expect(packet).toMatchObject({
      x: expect.closeTo(100.25),
      y: expect.closeTo(-13.425),
      angle: expect.closeTo(-0.2125),
      turn: expect.closeTo(Math.PI / 2 - 0.205),
    })
    stepRain(rain, 200)
    expect(living(rain).map((each) => rain.packets.indexOf(each))).toEqual([6, 7])
  })

  it('drops a faster packet of gold, one from the far end of chance, and more at the end of a round', () => {
    const gold = rainOf(0.1)
    stepRain(gold, 60)
    expect(living(gold)).toMatchObject([{ gold: true, vy: expect.closeTo(190 * 0.88 * 1.2) }])
    const last = rainOf(0.99, 0)
    stepRain(last, 60)
    expect(last.nextInMs).toBe(95)
    stepRain(last, 95)
    expect(living(last).map((each) => last.packets.indexOf(each))).toEqual([0, 23])
    expect(living(last)[1]?.turning).toBeCloseTo(1.6 + 0.99 * 1.8)
  })

  it('has as many packets of each distance, the far ones first, and none below the screen', () => {
    const rain = rainOf(0.25)
    expect(rain.packets.map(({ layer }) => layer).join('')).toBe('000000001111111122222222')
    stepRain(rain, 60)
    const [packet] = living(rain)
    Object.assign(packet ?? {}, { y: 720 + 31 - 1 })
    stepRain(rain, 0)
    expect(packet?.alive).toBe(true)
    Object.assign(packet ?? {}, { y: 720 + 31 + 1 })
    stepRain(rain, 0)
    expect([packet?.alive, rain.alive]).toEqual([false, 0])
  })

  it('turns packets back at the walls', () => {
    const rain = rainOf(0.25)
    stepRain(rain, 60)
    const [packet] = living(rain)
    for (const [x, vx, turned] of [
      [24.5, -10, -10],
      [23.5, -10, 10],
      [335.5, 10, 10],
      [336.5, 10, -10],
    ] as const) {
      Object.assign(packet ?? {}, { x, vx })
      stepRain(rain, 0)
      expect(packet?.vx).toBe(turned)
    }
  })
})

describe('a touch', () => {
  /** A rain whose newest packets are on screen. */
  const started = (seed: string) => play(createRain(seed, 15), 2)

  it('hits one packet at most, the one on top, wherever it is', () => {
    const place = fc.tuple(fc.double({ min: 0, max: 360 }), fc.double({ min: 0, max: 720 }))
    fc.assert(
      fc.property(seeds, fc.array(place, { maxLength: 40 }), (seed, places) => {
        const rain = started(seed)
        for (const [x, y] of places) {
          const before = { alive: rain.alive, hits: rain.hits }
          const hit = touchRain(rain, x, y)
          const one = hit ? 1 : 0
          expect(rain.alive).toBe(before.alive - one)
          expect(rain.hits).toBe(before.hits + one)
          const above = hit ? rain.packets.slice(rain.packets.indexOf(hit) + 1) : []
          const isUnder = above.some(
            (each) =>
              each.alive &&
              Math.abs(each.x - x) <= LAYERS[each.layer].halfWidth &&
              Math.abs(each.y - y) <= LAYERS[each.layer].halfHeight,
          )
          expect(isUnder).toBe(false)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('hits what is seen, and not twice', () => {
    const rain = started('once')
    const [packet] = living(rain)
    if (!packet) throw new Error('no packet')
    const { x, y } = packet
    rain.packets.forEach((each) => Object.assign(each, { alive: each === packet }))
    rain.alive = 1
    const { halfWidth, halfHeight } = LAYERS[packet.layer]
    // A finger may miss the paper by ten.
    for (const [aside, below] of [
      [halfWidth + 10.5, 0],
      [-halfWidth - 10.5, 0],
      [0, halfHeight + 10.5],
      [0, -halfHeight - 10.5],
    ] as const)
      expect(touchRain(rain, x + aside, y + below)).toBeUndefined()
    expect(touchRain(rain, x + halfWidth + 9.5, y - halfHeight - 9.5)).toBe(packet)
    expect(touchRain(rain, x, y)).toBeUndefined()
    expect(rain.hits).toBe(1)
  })

  it('counts a combo while hits follow closely, and begins anew after a pause', () => {
    const rain = started('combo')
    const hitOne = () => {
      const packet = living(rain)[0]
      if (packet) touchRain(rain, packet.x, packet.y)
    }
    hitOne()
    play(rain, 0.5)
    hitOne()
    expect([rain.hits, rain.combo]).toEqual([2, 2])
    stepRain(rain, 1100)
    expect(rain.combo).toBe(2)
    stepRain(rain, 1)
    expect([rain.hits, rain.combo]).toEqual([2, 0])
    hitOne()
    expect([rain.hits, rain.combo]).toEqual([3, 1])
  })

  it.each([
    [4, ''],
    [5, '手气不错'],
    [12, '太棒了'],
    [39, '势不可挡'],
    [99, '无人能敌'],
  ])('a combo of %i is praised with 「%s」', (combo, text) => {
    expect(praiseFor(combo)).toBe(text)
  })
})

describe('the count that is sent', () => {
  it('is a whole number from 0 to what a finger can do, whatever was counted', () => {
    fc.assert(
      fc.property(fc.double(), fc.double({ min: -10, max: 600, noNaN: true }), (hits, seconds) => {
        const sent = hitCountOf(hits, seconds)
        expect(Number.isInteger(sent)).toBe(true)
        expect(sent).toBeGreaterThanOrEqual(0)
        expect(sent).toBeLessThanOrEqual(Math.max(0, Math.floor(seconds)) * HITS_A_SECOND)
      }),
    )
  })

  it('is what was counted within that', () => {
    expect(hitCountOf(37, 15)).toBe(37)
    expect(hitCountOf(181, 15)).toBe(180)
    expect(hitCountOf(Infinity, 15)).toBe(0)
  })
})
