import { expect, test } from 'vitest'
import { stampClock, stampDate, stampDay, stampMinute, stampMonthDay } from './stamp'

test('a moment in the five ways that the pages write it', () => {
  const stamp = '2026-11-03 09:05:59'
  expect(
    [stampDay, stampMinute, stampClock, stampMonthDay, stampDate].map((of) => of(stamp)),
  ).toEqual(['2026-11-03', '2026-11-03 09:05', '09:05', '11月3日', '2026年11月3日'])
})
