import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError } from '@/api/core/verdict/ApiError'
import { ACTION_WORDS, actionStateOf, type ActionState } from '@/kit/page/parts/actionStates'
import { phaseOf, shellStateOf, withoutCampaign, type MainQuery } from './shellState'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'

const at = (text: string) => parseServerTime(text) ?? Number.NaN
const START = '2026-11-20 10:00:00'
const END = '2026-11-30 23:59:59'
const NOW = at('2026-11-25 00:00:00')
const loading: MainQuery = { data: undefined, error: null }
const done: MainQuery = { data: {}, error: null }
const refetchFailed: MainQuery = { data: {}, error: new ApiError('network', 'main') }
const failed = (error: unknown): MainQuery => ({ data: undefined, error })
const refused = (code: number) => failed({ statusCode: 409, code })

describe('phaseOf', () => {
  test.each([
    [{}, NOW, 'RUNNING'],
    [{ status: 'ONGOING' }, NOW, 'RUNNING'],
    [{ startTime: START, endTime: END }, NOW, 'RUNNING'],
    [{ startTime: START }, at(START) - 1, 'NOT_STARTED'],
    [{ startTime: START }, at(START), 'RUNNING'],
    [{ endTime: END }, at(END) - 1, 'RUNNING'],
    [{ endTime: END }, at(END), 'ENDED'],
    [{ status: 'OFFLINE', startTime: START, endTime: END }, NOW, 'OFFLINE'],
    [{ status: 'ENDED', endTime: END }, NOW, 'ENDED'],
    [{ status: 'NOT_STARTED' }, NOW, 'NOT_STARTED'],
    [{ status: 'NOT_STARTED', startTime: START }, at(START), 'RUNNING'],
    [{ status: 'NOT_STARTED', endTime: END }, at(END), 'ENDED'],
    [{ status: 'ONGOING', startTime: START }, at(START) - 1, 'NOT_STARTED'],
    [{ status: 'of course', startTime: 'soon', endTime: 'later' }, NOW, 'RUNNING'],
  ])('%j', (activity, now, phase) => {
    expect(phaseOf(activity, now)).toBe(phase)
  })

  test('never goes back as time goes on', () => {
    const order = ['NOT_STARTED', 'RUNNING', 'ENDED']
    const second = fc.integer({ min: 1_500_000_000, max: 2_000_000_000 })
    fc.assert(
      fc.property(second, second, second, second, (a, b, c, d) => {
        const activity = {
          startTime: formatServerTime(a * 1000),
          endTime: formatServerTime(b * 1000),
        }
        const [early, late] = [c, d].sort((x, y) => x - y).map((s) => phaseOf(activity, s * 1000))
        expect(order.indexOf(early ?? '')).toBeLessThanOrEqual(order.indexOf(late ?? ''))
      }),
    )
  })
})

test('a page that is about no campaign neither begins nor ends', () => {
  const codes = [10_001, 10_002, 10_003, 20_001]
  const states = codes.map((code) => withoutCampaign(shellStateOf(refused(code), undefined, NOW)))
  expect(states.map(({ name }) => name)).toEqual(['ERROR', 'ERROR', 'OFFLINE', 'ERROR'])
  for (const name of ['READY', 'LOADING', 'EMPTY', 'GUEST'] as const)
    expect(withoutCampaign({ name })).toEqual({ name })
  expect(withoutCampaign({ name: 'GUEST' }, false)).toEqual({ name: 'ERROR' })
})

describe('shellStateOf', () => {
  const running = { startTime: START, endTime: END }

  test.each([
    [loading, running, { name: 'LOADING' }],
    [done, running, { name: 'READY' }],
    [done, undefined, { name: 'READY' }],
    [refetchFailed, running, { name: 'READY' }],
    [done, { startTime: START, endTime: START }, { name: 'ENDED' }],
    [done, { startTime: END }, { name: 'NOT_STARTED', startsAt: at(END) }],
    [done, { status: 'NOT_STARTED' }, { name: 'NOT_STARTED' }],
    [done, { status: 'OFFLINE' }, { name: 'OFFLINE' }],
    [failed(new ApiError('network', 'main')), running, { name: 'ERROR' }],
    [failed({ code: 'S00000' }), running, { name: 'GUEST' }],
    [refused(10_001), running, { name: 'NOT_STARTED' }],
    [refused(10_002), running, { name: 'ENDED' }],
    [refused(10_003), running, { name: 'OFFLINE' }],
    [refused(20_001), running, { name: 'ERROR' }],
  ])('%j and %j', (main, activity, state) => {
    expect(shellStateOf(main, activity, NOW)).toEqual(state)
  })
})

describe('the main action', () => {
  test('what holds for everybody comes first, then who asks, then the action itself', () => {
    expect(actionStateOf('ENDED', false, 'CLAIMED')).toBe('ENDED')
    expect(actionStateOf('NOT_STARTED', true)).toBe('NOT_STARTED')
    expect(actionStateOf('OFFLINE', true)).toBe('OFFLINE')
    expect(actionStateOf('READY', false, 'CLAIMED')).toBe('GUEST')
    expect(actionStateOf('GUEST', true, 'CLAIMED')).toBe('GUEST')
    expect(actionStateOf('READY', true, 'LACK')).toBe('LACK')
    expect(actionStateOf('READY', true)).toBe('READY')
  })

  test('only a login and a lack lead on', () => {
    const open = Object.entries(ACTION_WORDS).filter(([, { disabled }]) => !disabled)
    expect(open.map(([state]) => state as ActionState)).toEqual(['GUEST', 'LACK'])
  })
})
