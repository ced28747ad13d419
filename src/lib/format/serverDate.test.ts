import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextMidnight } from '@/lib/serverClock'
import { serverDate } from './formatServerTime'

test('the date is that of UTC+8, whatever the device says', () => {
  expect(serverDate(Date.UTC(2026, 10, 20, 15, 59, 59))).toBe('2026-11-20')
  expect(serverDate(Date.UTC(2026, 10, 20, 16, 0, 0))).toBe('2026-11-21')
  expect(serverDate(Date.UTC(2026, 11, 31, 16, 0, 1))).toBe('2027-01-01')
})

test('a date is over exactly at its midnight', () => {
  const day = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(day, (moment) => {
      const time = moment.getTime()
      const end = nextMidnight(time)
      expect(end).toBeGreaterThan(time)
      expect(end - time).toBeLessThanOrEqual(86_400_000)
      expect(serverDate(end - 1)).toBe(serverDate(time))
      expect(serverDate(end)).not.toBe(serverDate(time))
    }),
  )
})
