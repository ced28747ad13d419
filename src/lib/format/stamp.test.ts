import { expect, test } from 'vitest'
import { formatServerTime } from './formatServerTime'
import { stampClock, stampDate, stampDay, stampMinute, stampMonthDay } from './stamp'

test('a moment in the five ways that the pages write it', () => {
  const stamp = '2026-11-03 09:05:59'
  expect(
    [stampDay, stampMinute, stampClock, stampMonthDay, stampDate].map((of) => of(stamp)),
  ).toEqual(['2026-11-03', '2026-11-03 09:05', '09:05', '11月3日', '2026年11月3日'])
})

test('the platform writes its own zone, and nothing for what is no moment', () => {
  expect(formatServerTime(Date.UTC(2026, 10, 2, 17, 5, 9, 999))).toBe('2026-11-03 01:05:09')
  expect(formatServerTime(NaN)).toBe('')
})
