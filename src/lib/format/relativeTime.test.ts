import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stamp } from '@/sandbox/clock'
import { relativeTime } from './relativeTime'

const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`)
const NOW = at('2026-06-07 08:30:00')

describe('relativeTime', () => {
  it.each([
    ['2026-06-07 08:30:00', '刚刚'],
    ['2026-06-07 08:29:01', '刚刚'],
    ['2026-06-07 08:29:00', '1分钟前'],
    ['2026-06-07 07:30:01', '59分钟前'],
    ['2026-06-07 07:30:00', '1小时前'],
    ['2026-06-06 08:30:01', '23小时前'],
    ['2026-06-06 08:30:00', '昨天 08:30'],
    ['2026-06-06 00:00:00', '昨天 00:00'],
    ['2026-06-05 23:59:59', '06-05'],
    ['2026-01-01 00:00:00', '01-01'],
    ['2025-12-31 23:59:59', '2025-12-31'],
  ])('%s is %s', (text, said) => {
    expect(relativeTime(text, NOW)).toBe(said)
  })

  it('counts days in the zone of the platform, not of the device', () => {
    const now = at('2026-01-01 06:00:00')
    expect(relativeTime('2025-12-31 05:00:00', now)).toBe('昨天 05:00')
    expect(relativeTime('2025-12-30 23:00:00', now)).toBe('2025-12-30')
  })

  it('forgives a device that is behind, and gives a date to what is far ahead', () => {
    expect(relativeTime('2026-06-07 08:50:00', NOW)).toBe('刚刚')
    expect(relativeTime('2026-06-08 08:29:59', NOW)).toBe('刚刚')
    expect(relativeTime('2026-06-08 08:30:00', NOW)).toBe('06-08')
  })

  it('takes a time without seconds and one with a T', () => {
    expect(relativeTime('2026-06-07 08:20', NOW)).toBe('10分钟前')
    expect(relativeTime('2026-06-07T08:20:00', NOW)).toBe('10分钟前')
  })

  it.each(['', 'null', 'Invalid Date', '2026-02-31 10:00:00', '2026-13-01 10:00:00', '1780000000'])(
    'says nothing about %j',
    (text) => expect(relativeTime(text, NOW)).toBe(''),
  )

  it('never says a broken word', () => {
    const times = fc.integer({ min: 0, max: 4_000_000_000_000 })
    fc.assert(
      fc.property(times, times, (time, now) => {
        expect(relativeTime(stamp(time), now)).toMatch(
          /^(刚刚|([1-9]|[1-5]\d)分钟前|([1-9]|1\d|2[0-3])小时前|昨天 \d\d:\d\d|\d\d-\d\d|\d{4}-\d\d-\d\d)$/,
        )
      }),
    )
  })
})
