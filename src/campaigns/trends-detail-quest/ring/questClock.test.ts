import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACTIVE_MS, advance, noteActivity, readingOf, setVisible, startClock } from './questClock'
import type { QuestClock } from './questClock'

describe('the quest clock', () => {
  it('counts for ten seconds after a touch, and rests until the next one', () => {
    let clock = startClock(15, 0, true)
    expect(readingOf(clock)).toEqual({ phase: 'waiting', share: 0, secondsLeft: 15 })
    clock = noteActivity(advance(clock, 5000), 5000)
    clock = advance(clock, 9500)
    expect(readingOf(clock)).toEqual({ phase: 'counting', share: 0.3, secondsLeft: 11 })
    expect(readingOf(advance(clock, 14_999)).phase).toBe('counting')
    expect(readingOf(advance(clock, 15_000)).phase).toBe('paused')
    clock = advance(clock, 60_000)
    expect(readingOf(clock)).toMatchObject({ phase: 'paused', secondsLeft: 5 })
    clock = advance(noteActivity(clock, 60_000), 65_000)
    expect(readingOf(clock)).toEqual({ phase: 'done', share: 1, secondsLeft: 0 })
  })

  it('counts nothing while the page lies in the background', () => {
    let clock = noteActivity(startClock(15, 0, true), 0)
    clock = setVisible(clock, 2000, false)
    expect(readingOf(clock).phase).toBe('paused')
    clock = noteActivity(clock, 30_000)
    clock = setVisible(clock, 62_000, true)
    expect(clock.readMs).toBe(2000)
    expect(readingOf(clock).phase).toBe('paused')
    expect(advance(noteActivity(clock, 62_000), 63_000).readMs).toBe(3000)
  })

  it('counts at most ten seconds of a sleep that nobody announced', () => {
    const clock = advance(noteActivity(startClock(600, 0, true), 0), 3_600_000)
    expect(clock.readMs).toBe(ACTIVE_MS)
  })

  it('shows no time below one second and none below zero', () => {
    const clock = advance(noteActivity(startClock(0, 0, true), 0), 999)
    expect(readingOf(clock).secondsLeft).toBe(1)
    expect(readingOf(advance(clock, 1000)).secondsLeft).toBe(0)
  })

  type Event = { after: number; kind: 'tick' | 'touch' | 'hide' | 'show' }
  const events: fc.Arbitrary<Event[]> = fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 20_000 }),
      kind: fc.constantFrom('tick', 'touch', 'hide', 'show'),
    }),
    { maxLength: 60 },
  )

  const step = (clock: QuestClock, { kind }: Event, now: number): QuestClock => {
    if (kind === 'tick') return advance(clock, now)
    if (kind === 'touch') return noteActivity(clock, now)
    return setVisible(clock, now, kind === 'show')
  }
  const run = (list: Event[], seconds = 60): QuestClock => {
    let now = 0
    let clock = startClock(seconds, 0, true)
    for (const event of list) {
      now += event.after
      clock = step(clock, event, now)
    }
    return clock
  }

  it('never goes back, never beyond its end, and never counts more than was seen and touched', () => {
    fc.assert(
      fc.property(events, (list) => {
        let now = 0
        let seen = 0
        let visible = true
        let touches = 0
        let clock = startClock(60, 0, true)
        for (const event of list) {
          const before = clock.readMs
          now += event.after
          if (visible) seen += event.after
          clock = step(clock, event, now)
          if (event.kind === 'touch' && visible) touches += 1
          if (event.kind === 'hide') visible = false
          if (event.kind === 'show') visible = true
          expect(clock.readMs).toBeGreaterThanOrEqual(before)
          expect(clock.readMs).toBeLessThanOrEqual(Math.min(60_000, seen, touches * ACTIVE_MS))
          const { share, secondsLeft } = readingOf(clock)
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
          expect(secondsLeft).toBeGreaterThanOrEqual(share === 1 ? 0 : 1)
        }
      }),
    )
  })

  it('counts the same however often it is asked', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 7 }), (list, pieces) => {
        const often = list.flatMap((event): Event[] => [
          ...Array.from({ length: pieces }, () => ({
            after: event.after / (pieces + 1),
            kind: 'tick' as const,
          })),
          { ...event, after: event.after / (pieces + 1) },
        ])
        expect(run(often).readMs).toBeCloseTo(run(list).readMs, 3)
      }),
    )
  })

  it('is not moved by a time that lies before', () => {
    const clock = advance(noteActivity(startClock(15, 5000, true), 5000), 7000)
    expect(advance(clock, 1000)).toEqual(clock)
  })
})
