import { expect, test } from 'vitest'
import { filesUnder, textOf } from '@tests/support/modules'
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

/** Figures and words stand together: 剩余3件, not 剩余 3 件. */
const SPACED =
  /[\u4e00-\u9fff] \$?\{[^{}]*\} ?(?:件|份|人|次|天|积分|场|轮|张|枚)|\} (?:件|份|人|次|天|积分|场|轮|张|枚)/u
/** Cut out of a moment, or put together from its parts. */
const OWN_DATE = /\.slice\((?:0, 1[06]|5, 7|5, 1[06]|11, 16)\)|\}月\$\{/
const OWN_THOUSANDS = /toLocaleString|Intl\.NumberFormat/

const isShown = (path: string) =>
  /\.tsx?$/.test(path) &&
  !/\.test\.|\/sandbox\/|\/development\/|\/lib\/|\/campaigns\/test\//.test(path)

test.each([
  ['dates', OWN_DATE],
  ['thousands', OWN_THOUSANDS],
  ['spaces between figures and words', SPACED],
])('no page has a way of its own with %s', (_, own) => {
  const found = filesUnder('src').filter((path) => isShown(path) && own.test(textOf(path)))
  expect(found).toEqual([])
})
