import { describe, expect, test } from 'vitest'
import type { AgentConfig, AgentRight } from '@/api/agent'
import { parseServerTime } from '@/lib/serverClock'
import { recruitingOf } from './recruiting'
import { shownRights, speaksOfRewards } from './rights'

const NOON = parseServerTime('2026-06-10 12:00:00') ?? NaN
const CONFIG: AgentConfig = {
  open: true,
  startTime: '2026-06-01 00:00:00',
  endTime: '2026-06-30 23:59:59',
  serverTime: '2026-06-10 12:00:00',
  faq: [],
}

describe('the recruiting', () => {
  const { open: _open, ...UNSAID } = CONFIG
  const SHUT = { ...CONFIG, open: false }

  test.each<[string, AgentConfig | undefined, string]>([
    ['is open when the platform says so', CONFIG, 'open'],
    ['is open as long as nothing is known', undefined, 'open'],
    ['is open where the platform does not say', { ...UNSAID, open: undefined }, 'open'],
    ['is closed when the platform says so', SHUT, 'closed'],
    [
      'is closed when its end has passed meanwhile',
      { ...CONFIG, endTime: '2026-06-10 12:00:00' },
      'closed',
    ],
    [
      'is open at its very start',
      { ...SHUT, startTime: '2026-06-10 12:00:00', serverTime: '2026-06-10 11:59:59' },
      'open',
    ],
    [
      'is closed where that was asked at its start',
      { ...SHUT, startTime: '2026-06-10 12:00:00' },
      'closed',
    ],
    ['is to come before its start', { ...SHUT, startTime: '2026-06-11 00:00:00' }, 'soon'],
    [
      'is open once the start has come since it was asked',
      { ...SHUT, startTime: '2026-06-10 11:00:00', serverTime: '2026-06-10 10:59:00' },
      'open',
    ],
    [
      'is closed without dates that can be read',
      { open: false, startTime: 'soon', endTime: '', serverTime: '', faq: [] },
      'closed',
    ],
  ])('%s', (_, config, expected) => {
    expect(recruitingOf(config, NOON)).toBe(expected)
  })
})

describe('the rights', () => {
  const right = (title: string, desc = ''): AgentRight => ({ icon: 'badge', title, desc })
  const titles = (rights: AgentRight[], visit: 'wechat' | 'mobile') =>
    shownRights(rights, visit).map(({ title }) => title)

  test('without a name are left out', () => {
    expect(titles([right(''), right('乙')], 'mobile')).toEqual(['乙'])
  })

  test('that speak of rewards are left out in WeChat alone', () => {
    const rights = [right('甲', '每月可得现金'), right('乙')]
    expect(titles(rights, 'wechat')).toEqual(['乙'])
    expect(titles(rights, 'mobile')).toEqual(['甲', '乙'])
    expect(speaksOfRewards(right('收益分成'))).toBe(true)
    expect(speaksOfRewards(right('专属顾问', '工作日当天回复'))).toBe(false)
  })
})
