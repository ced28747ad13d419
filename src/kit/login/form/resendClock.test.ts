import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  needsCheck,
  parseSends,
  readSends,
  secondsLeft,
  wasSent,
  withSend,
  writeSends,
} from './resendClock'

describe('resend clock', () => {
  const NOW = 1_800_000_000_000
  const send = (phone: string, at = NOW, resendSec = 60, scene = 'LOGIN') =>
    withSend([], { scene, phone, resendSec }, at)

  test('counts down to an absolute end, for its scene and phone alone', () => {
    const sends = send('13800138000')
    const left = (ms: number, scene = 'LOGIN', phone = '13800138000') =>
      secondsLeft(sends, scene, phone, NOW + ms)
    expect([0, 1, 1000, 59_001, 60_000, 99_999].map((ms) => left(ms))).toEqual([
      60, 60, 59, 1, 0, 0,
    ])
    expect(left(0, 'OTHER')).toBe(0)
    expect(left(0, 'LOGIN', '13900139000')).toBe(0)
    expect(wasSent(sends, 'LOGIN', '13800138000')).toBe(true)
    expect(wasSent(sends, 'OTHER', '13800138000')).toBe(false)
    expect(wasSent(sends, 'LOGIN', '13900139000')).toBe(false)
    expect(wasSent([...sends, ...send('1')], 'LOGIN', '13800138000')).toBe(true)
  })

  test('a missing or absurd waiting time becomes a usable one', () => {
    expect(secondsLeft(send('1', NOW, 0), 'LOGIN', '1', NOW)).toBe(60)
    expect(secondsLeft(send('1', NOW, 1e9), 'LOGIN', '1', NOW)).toBe(600)
  })

  test('a clock that was set back does not lock the button', () => {
    expect(secondsLeft(send('1'), 'LOGIN', '1', NOW - 3_600_000)).toBe(0)
  })

  test('the third send to a phone within ten minutes needs the check', () => {
    const once = send('1')
    const twice = withSend(once, { scene: 'OTHER', phone: '1', resendSec: 60 }, NOW + 61_000)
    expect(needsCheck(once, '1', NOW + 61_000)).toBe(false)
    expect(needsCheck(twice, '1', NOW + 122_000)).toBe(true)
    expect(needsCheck(twice, '2', NOW + 122_000)).toBe(false)
    expect(needsCheck(twice, '1', NOW + 600_000)).toBe(false)
  })

  test('is never negative, never longer than it started', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e7, max: 1e7 }),
        fc.integer({ min: -5, max: 2000 }),
        (ms, s) => {
          const left = secondsLeft(send('1', NOW, s), 'LOGIN', '1', NOW + ms)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left).toBeLessThanOrEqual(600)
        },
      ),
    )
  })

  test('what is kept is read again; garbage is not', () => {
    writeSends(send('13800138000'))
    expect(readSends()).toEqual(send('13800138000'))
    const garbage = [
      null,
      'x',
      '{}',
      '[1,{"scene":"a"}]',
      '[{"scene":"a","phone":"b","sentAt":"1"}]',
    ]
    for (const raw of garbage) expect(parseSends(raw)).toEqual([])
    const [whole] = send('1')
    for (const wrong of [{ scene: 1 }, { phone: 1 }, { sentAt: '1' }, { until: null }])
      expect(parseSends(JSON.stringify([{ ...whole, ...wrong }]))).toEqual([])
  })
})
