import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RainInfo, RainRound } from '@/api/redPacket'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'
import { RISE_MS, createEffects, burst, stepEffects } from './rain/effects'
import { clockText, entryOf, phaseOf, roundsOf, stageOf, turnsOf, type Round } from './rounds'

const NOON = parseServerTime('2026-11-20 12:00:00') ?? NaN
const MINUTE = 60_000

const answered = (rounds: Partial<RainRound>[]): RainInfo => ({
  activityId: '1001',
  status: 'ONGOING',
  serverTime: '',
  appointed: false,
  appointCount: 0,
  remainTimes: 3,
  rounds: rounds.map((round, at) => ({
    roundId: String(at + 1),
    startTime: '2026-11-20 12:00:00',
    endTime: '2026-11-20 12:10:00',
    durationSec: 20,
    playToken: '',
    ...round,
  })),
  result: null,
  winRecords: [],
})
const round = (roundId: string, minutes: number): Round => ({
  roundId,
  start: NOON + minutes * MINUTE,
  end: NOON + (minutes + 10) * MINUTE,
  durationSec: 15,
  playToken: `token-${roundId}`,
})

describe('the rounds of an answer', () => {
  it('stand in the order of their starts', () => {
    const rounds = roundsOf(
      answered([{}, { startTime: '2026-11-20 09:00:00', endTime: '2026-11-20 09:10:00' }]),
    )
    expect(rounds.map(({ roundId }) => roundId)).toEqual(['2', '1'])
    expect(turnsOf(rounds)[0]).toBe(NOON - 180 * MINUTE)
  })

  it.each([
    [{ startTime: '' }],
    [{ endTime: 'soon' }],
    [{ endTime: '2026-11-20 12:00:00' }],
    [{ roundId: '' }],
  ])('leave out one that has no place in time: %j', (wrong) => {
    expect(roundsOf(answered([wrong, {}])).map(({ roundId }) => roundId)).toEqual(['2'])
  })

  it('have each round once', () => {
    expect(roundsOf(answered([{}, { roundId: '1', durationSec: 9 }]))).toHaveLength(1)
  })

  it.each([
    [0, 15],
    [30, 30],
    [9000, 60],
  ])('of %i seconds are played for %i', (durationSec, played) => {
    expect(roundsOf(answered([{ durationSec }]))[0]?.durationSec).toBe(played)
  })

  it('are none where there is no answer', () => {
    expect(roundsOf(undefined)).toEqual([])
  })
})

describe('the stage', () => {
  const rounds = [round('1', -60), round('2', -5), round('3', 5), round('4', 60)]

  it('has the round that is live and the next one', () => {
    expect(stageOf(rounds, NOON)).toEqual({ live: rounds[1], next: rounds[2] })
    expect(stageOf(rounds, NOON + 20 * MINUTE)).toEqual({ live: undefined, next: rounds[3] })
    expect(stageOf(rounds, NOON + 99 * MINUTE)).toEqual({ live: undefined, next: undefined })
  })

  it('has the round of the address where that is live or to come', () => {
    expect(stageOf(rounds, NOON, '4').next).toBe(rounds[3])
    expect(stageOf(rounds, NOON, '1')).toEqual({ live: rounds[1], next: rounds[2] })
  })

  it('turns at the very second', () => {
    const one = round('1', 0)
    expect(phaseOf(one, one.start - 1)).toBe('UPCOMING')
    expect(phaseOf(one, one.start)).toBe('LIVE')
    expect(phaseOf(one, one.end - 1)).toBe('LIVE')
    expect(phaseOf(one, one.end)).toBe('OVER')
  })

  it('never offers a round that is over', () => {
    const many = fc.array(fc.integer({ min: -300, max: 300 }), { maxLength: 12 })
    fc.assert(
      fc.property(many, fc.integer({ min: -400, max: 400 }), (starts, at) => {
        const now = NOON + at * MINUTE
        const { live, next } = stageOf(
          starts.map((minutes, index) => round(String(index), minutes)),
          now,
        )
        if (live) expect(phaseOf(live, now)).toBe('LIVE')
        if (next) expect(next.start).toBeGreaterThan(now)
      }),
    )
  })
})

describe('the way in', () => {
  const unused = () => false
  const live = round('2', -5)

  it('is open to a member with a play', () => {
    expect(entryOf(live, answered([]), true, unused)).toBe('READY')
  })

  it('asks a guest to log in first', () => {
    expect(entryOf(live, answered([]), false, unused)).toBe('GUEST')
  })

  it('is closed once the play was begun here, or the platform gives none', () => {
    expect(entryOf(live, answered([]), true, (token) => token === 'token-2')).toBe('PLAYED')
    expect(entryOf({ ...live, playToken: '' }, answered([]), true, unused)).toBe('PLAYED')
  })

  it('is not closed by an answer from before the round', () => {
    const early = { ...answered([]), serverTime: '2026-11-20 11:54:59' }
    const late = { ...answered([]), serverTime: '2026-11-20 11:55:00' }
    expect(entryOf({ ...live, playToken: '' }, early, true, unused)).toBe('STALE')
    expect(entryOf({ ...live, playToken: '' }, late, true, unused)).toBe('PLAYED')
  })

  it('is closed where the day’s plays are used up, not where nobody counts them', () => {
    expect(entryOf(live, { ...answered([]), remainTimes: 0 }, true, unused)).toBe('LIMIT')
    expect(entryOf(live, { ...answered([]), remainTimes: undefined }, true, unused)).toBe('READY')
  })
})

it.each([
  ['2026-11-20 21:05:00', '21:05'],
  ['2026-11-21 00:30:00', '明天 00:30'],
  ['2026-12-02 09:00:00', '12月2日 09:00'],
])('%s reads 「%s」 at noon', (time, text) => {
  expect(clockText(parseServerTime(time) ?? NaN, NOON)).toBe(text)
  expect(formatServerTime(NOON)).toBe('2026-11-20 12:00:00')
})

it('effects use what they have: no burst makes more of them, and all of them end', () => {
  const effects = createEffects('a')
  const sizes = () => [effects.sparks.length, effects.rises.length]
  const before = sizes()
  for (let at = 0; at < 40; at += 1) burst(effects, 100, 100, 2)
  expect(sizes()).toEqual(before)
  expect(effects.sparks.every(({ leftMs }) => leftMs > 0)).toBe(true)
  for (let at = 0; at < 60; at += 1) stepEffects(effects, 1000 / 60, 720)
  expect([...effects.sparks, ...effects.rises].every(({ leftMs }) => leftMs <= 0)).toBe(true)
  expect(effects.flecks.every(({ y }) => y >= 0 && y <= 722)).toBe(true)
})

it('dust lies all over the screen, in sizes of 1 to 3, and falls at speeds of 40 to 130', () => {
  const spanOf = (name: 'x' | 'y' | 'size' | 'vy') => {
    const values = createEffects('a').flecks.map((fleck) => fleck[name])
    return [Math.min(...values), Math.max(...values)].map(Math.round)
  }
  expect([spanOf('x'), spanOf('y'), spanOf('size'), spanOf('vy')]).toEqual([
    [0, 357],
    [47, 700],
    [1, 3],
    [40, 130],
  ])
})

it('sparks fly from where a packet was hit, and fall; dust that has left the screen comes in at the top', () => {
  const effects = createEffects('a')
  effects.random = () => 0.25
  burst(effects, 100, 50, 1)
  effects.random = () => 0.5
  burst(effects, 200, 60, 2)
  const [coin] = effects.sparks
  const paper = effects.sparks[35]
  expect(effects.sparks.filter(({ leftMs }) => leftMs > 0)).toHaveLength(36)
  expect(coin).toMatchObject({ kind: 0, lifeMs: 515, leftMs: 515, x: 100, y: 50, vy: -40 })
  expect(paper).toMatchObject({ kind: 2, lifeMs: 610, leftMs: 610, x: 200, y: 60, vx: -210 })
  expect(effects.rises.slice(0, 3)).toEqual([
    { leftMs: RISE_MS, x: 100, y: 50 },
    { leftMs: RISE_MS, x: 200, y: 60 },
    { leftMs: 0, x: 0, y: 0 },
  ])
  Object.assign(effects.flecks[0] ?? {}, { y: 719, vy: 60 })
  stepEffects(effects, 100, 720)
  expect(coin).toMatchObject({ leftMs: 415, angle: expect.closeTo(Math.PI / 2 - 0.4) })
  expect(paper).toMatchObject({
    x: expect.closeTo(179),
    y: expect.closeTo(50),
    vy: expect.closeTo(-100),
  })
  expect(effects.rises[0]?.leftMs).toBe(RISE_MS - 100)
  expect(effects.flecks[0]?.y).toBeCloseTo(5)
})
