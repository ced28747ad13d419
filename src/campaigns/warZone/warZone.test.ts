import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseServerTime } from '@/lib/serverClock'
import {
  balanceText,
  isLate,
  joinLabel,
  joinOf,
  leaderOf,
  phaseOf,
  pollDelay,
  redShare,
  scoreText,
} from './warZone'

const at = (text: string) => parseServerTime(text) ?? 0
const arena = {
  status: 'FIGHTING',
  startTime: '2026-11-24 10:00:00',
  endTime: '2026-11-24 16:00:00',
} as const

describe('phaseOf', () => {
  it.each([
    [{ ...arena, status: 'PREPARE' }, '2026-11-24 09:59:59', 'PREPARE'],
    [{ ...arena, status: 'PREPARE' }, '2026-11-24 10:00:00', 'FIGHTING'],
    [arena, '2026-11-24 15:59:59', 'FIGHTING'],
    [arena, '2026-11-24 16:00:00', 'SETTLING'],
    [{ ...arena, status: 'SETTLING' }, '2026-11-24 15:00:00', 'SETTLING'],
    [{ ...arena, status: 'ENDED' }, '2026-11-24 15:00:00', 'ENDED'],
    [{ ...arena, startTime: '', endTime: '' }, '2026-11-24 15:00:00', 'FIGHTING'],
    [{ ...arena, startTime: '', status: 'PREPARE' }, '2026-11-24 15:00:00', 'PREPARE'],
  ] as const)('of case %#', (battle, now, phase) => {
    expect(phaseOf(battle, at(now))).toBe(phase)
  })
})

const side = (score: number, name = '') => ({ score, name })

describe('the balance', () => {
  it('is even where nobody has anything, and where both have as much', () => {
    expect(redShare({ red: side(0), blue: side(0) })).toBe(50)
    expect(redShare({ red: side(7), blue: side(7) })).toBe(50)
    expect(redShare({ red: side(1), blue: side(3) })).toBe(25)
    expect(balanceText({ red: side(0), blue: side(0) })).toBe('蓄势待发')
    expect(balanceText({ red: side(7), blue: side(7) })).toBe('势均力敌')
    expect(leaderOf({ red: side(7), blue: side(7) })).toBeUndefined()
  })

  it('names who is ahead, and by how much', () => {
    expect(balanceText({ red: side(30, '星火'), blue: side(7) })).toBe('星火领先 23')
    expect(balanceText({ red: side(0), blue: side(20_000) })).toBe('蓝方领先 2万')
    expect(balanceText({ red: side(9), blue: side(0) })).toBe('红方领先 9')
  })

  it('stays between nothing and all of it', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (red, blue) => {
        const share = redShare({ red: side(red), blue: side(blue) })
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(100)
        if (red > blue) expect(share).toBeGreaterThan(50)
      }),
    )
  })
})

it('abbreviates a score above 9999', () => {
  expect([0, 999, 9999, 10_000, 12_345].map(scoreText)).toEqual([
    '0',
    '999',
    '9,999',
    '1万',
    '1.23万',
  ])
})

describe('joinOf', () => {
  const joining = { phase: 'FIGHTING', loggedIn: true, own: null, other: null } as const
  const joined = { joined: true }

  it.each([
    [joining, 'join'],
    [{ ...joining, loggedIn: false, own: undefined, other: undefined }, 'join'],
    [{ ...joining, own: undefined }, 'wait'],
    [{ ...joining, other: undefined }, 'wait'],
    [{ ...joining, own: joined }, 'help'],
    [{ ...joining, other: joined }, 'enemy'],
    [{ ...joining, own: { joined: false }, other: { joined: false } }, 'join'],
    [{ ...joining, phase: 'SETTLING', own: joined }, 'settling'],
    [{ ...joining, phase: 'ENDED', own: joined }, 'over'],
  ] as const)('of case %#', (one, join) => {
    expect(joinOf(one)).toBe(join)
  })

  it('says the side’s own name where one has joined it', () => {
    expect(joinLabel('help', 'red', '星火联盟')).toBe('已加入星火联盟，去助战')
    expect(joinLabel('help', 'blue', '')).toBe('已加入蓝方，去助战')
    expect(joinLabel('join', 'blue', '苍蓝议会')).toBe('加入蓝方')
    const rest = ['wait', 'enemy', 'settling', 'over'] as const
    expect(rest.map((join) => joinLabel(join, 'red', ''))).toEqual([
      '请稍候',
      '不可加入敌方',
      '结算中',
      '战斗已结束',
    ])
  })
})

it('asks each 10 s, and each 30 s once two answers in a row have failed, or for the result', () => {
  const fighting = [0, 1, 2, 9].map((failures) => pollDelay('FIGHTING', failures))
  expect(fighting).toEqual([10_000, 10_000, 30_000, 30_000])
  expect(pollDelay('SETTLING', 0)).toBe(30_000)
  expect([1, 2].map(isLate)).toEqual([false, true])
})
