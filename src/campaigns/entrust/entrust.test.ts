import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Entrust, EntrustTask } from '@/api/entrust'
import { endOf, feeText, incomeText, logLines, progressOf, roleOf, statusAt } from './entrust'

const END = '2026-03-05 10:00:00'
const AT_END = Date.parse('2026-03-05T10:00:00+08:00')
const row: EntrustTask = {
  taskId: '35001',
  name: '点灯',
  rewardText: '',
  progress: 0,
  target: 1,
  status: 'TODO',
}
const entrust: Entrust = {
  entrustId: '1',
  status: 'RUNNING',
  keeperName: '',
  keeperAvatar: '',
  feeRate: undefined,
  startTime: '',
  endTime: '',
  incomeToday: undefined,
  incomeTotal: undefined,
  tasks: [],
  logs: [],
}

describe('the status', () => {
  const heard = (at: number, endTime = END) => endOf({ entrust: { ...entrust, endTime }, at })

  test.each(['RUNNING', 'PAUSED'] as const)('%s expires when its term ends', (status) => {
    const end = heard(AT_END - 60_000)
    expect(statusAt(status, end, AT_END - 1)).toBe(status)
    expect(statusAt(status, end, AT_END)).toBe('EXPIRED')
  })

  test('what has not begun does not expire', () => {
    expect(statusAt('NONE', heard(AT_END - 60_000), AT_END)).toBe('NONE')
  })

  test('the platform’s word counts where the end is missing, none, or was past when it was heard', () => {
    for (const end of [heard(0, ''), heard(0, '2026-02-30 10:00:00'), heard(AT_END + 3000)])
      expect(statusAt('RUNNING', end, AT_END + 3000)).toBe('RUNNING')
  })

  test('a running term that is reported just at its end is over all the same', () => {
    for (const at of [AT_END, AT_END + 999])
      expect(statusAt('RUNNING', heard(at), at)).toBe('EXPIRED')
  })
})

test.each([
  [undefined, '--'],
  [0, '0'],
  [2676, '2,676'],
  [0.125, '0.13'],
  [99_999_999, '99,999,999'],
  [100_000_000, '1亿'],
])('an income of %s reads %s', (amount, text) => {
  expect(incomeText(amount)).toBe(text)
})

test.each([
  [undefined, '--'],
  [0, '免服务费'],
  [0.0001, '低于0.1%'],
  [0.05, '5%'],
  [0.055, '5.5%'],
  [0.0555, '5.6%'],
  [1, '100%'],
  [1e300, '--'],
])('a fee of %s reads %s', (feeRate, text) => {
  expect(feeText(feeRate)).toBe(text)
})

test('no fee and no income reads as an empty word of the language', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, noNaN: true }), (value) => {
      expect(feeText(value) + incomeText(value)).not.toMatch(/NaN|undefined|Infinity/)
    }),
  )
})

describe('the tasks', () => {
  test.each([
    [
      { progress: 7, target: 20 },
      { share: 0.35, text: '7/20' },
    ],
    [
      { progress: 30, target: 20 },
      { share: 1, text: '20/20' },
    ],
    [
      { progress: 0, target: 20, status: 'DONE' as const },
      { share: 1, text: '20/20' },
    ],
    [
      { progress: 1, target: 1 },
      { share: 1, text: '' },
    ],
    [
      { progress: 3, target: 0 },
      { share: 0, text: '' },
    ],
  ])('%o is %o', (change, progress) => {
    expect(progressOf({ ...row, ...change })).toEqual(progress)
  })
})

test('a line of the log has the time to the minute, and blank ones are left out', () => {
  const logs = [
    { time: END, text: '点灯' },
    { time: '昨天', text: '巡视' },
    { time: END, text: '' },
    { time: `自${END}`, text: '点灯' },
  ]
  const lines = logLines(logs)
  expect(lines).toMatchObject([
    { time: '03-05 10:00', text: '点灯' },
    { time: '', text: '巡视' },
    { time: '', text: '点灯' },
  ])
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3)
})

describe('who looks', () => {
  const application = (status: 'NONE' | 'PENDING') => ({ data: { status }, isPending: false })

  test('whoever gets the entrust is the lord, whatever their application says', () => {
    expect(roleOf(entrust, application('PENDING'))).toBe('lord')
  })

  test('an applicant waits, anybody else hears that it is the lord’s', () => {
    expect(roleOf(null, application('PENDING'))).toBe('reviewing')
    expect(roleOf(null, application('NONE'))).toBe('other')
    expect(roleOf(null, { data: null, isPending: false })).toBe('other')
    expect(roleOf(null, { data: undefined, isPending: false })).toBe('other')
    expect(roleOf(null, undefined)).toBe('other')
  })

  test('nothing is said before the application is known', () => {
    expect(roleOf(null, { data: undefined, isPending: true })).toBe('asking')
  })
})
