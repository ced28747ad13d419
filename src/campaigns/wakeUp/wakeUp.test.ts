import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setRouteTable } from '@/kit/routeTable'
import { targetOf } from './target'
import { needsHelp, next, startOf, type WakeEvent, type WakeUp } from './wakeUp'

const TAP: WakeEvent = { type: 'tap' }
const HIDDEN: WakeEvent = { type: 'hidden' }
const DOWNLOAD: WakeEvent = { type: 'download' }
const failed = (otherwise: 'download' | 'overlay' | 'nothing'): WakeEvent => ({
  type: 'failed',
  otherwise,
})
const after = (...events: WakeEvent[]): WakeUp => events.reduce(next, startOf(false))

describe('the way into the app', () => {
  test.each([
    ['a tap opens', [TAP], 'opening', 0],
    ['a hidden page is success', [TAP, HIDDEN], 'opened', 0],
    ['a page that stays has no app', [TAP, failed('download')], 'missing', 1],
    ['WeChat blocks', [TAP, failed('overlay')], 'blocked', 1],
    ['the app refuses', [TAP, failed('nothing')], 'refused', 1],
    ['a second failure', [TAP, failed('download'), TAP, failed('download')], 'missing', 2],
    ['an app that opens after its time', [TAP, failed('download'), HIDDEN], 'opened', 1],
    ['a locked screen before any tap', [HIDDEN], 'idle', 0],
    ['a page that is left where WeChat blocks', [TAP, failed('overlay'), HIDDEN], 'blocked', 1],
    ['a page that is left where the app refuses', [TAP, failed('nothing'), HIDDEN], 'refused', 1],
    ['a failure without a try', [failed('download')], 'idle', 0],
    ['a failure after success', [TAP, HIDDEN, failed('download')], 'opened', 0],
    ['a way to the store', [TAP, failed('download'), DOWNLOAD, HIDDEN], 'missing', 1],
    ['a tap after the store', [TAP, failed('download'), DOWNLOAD, TAP, HIDDEN], 'opened', 1],
  ] as const)('%s', (_, events, phase, failures) => {
    expect(after(...events)).toMatchObject({ phase, failures })
  })

  test('a visit that has opened the app begins so', () => {
    expect(startOf(true)).toEqual({ phase: 'opened', failures: 0, isLeaving: false })
  })

  test('a tap while one is under way changes nothing', () => {
    const opening = after(TAP)
    expect(next(opening, TAP)).toBe(opening)
  })

  test('there is help from the second failure on, and each failure was a try', () => {
    const event = fc.constantFrom(TAP, HIDDEN, DOWNLOAD, failed('download'), failed('overlay'))
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = after(...events)
        const taps = events.filter(({ type }) => type === 'tap').length
        expect(state.failures).toBeLessThanOrEqual(taps)
        expect(needsHelp(state)).toBe(state.failures > 1)
        if (taps === 0) expect(state.phase).toBe('idle')
      }),
    )
  })
})

describe('where it leads', () => {
  test.each([
    ['/territory?id=30001', '领地'],
    ['/sign-in', '每日签到'],
    ['/trends-detail/20004', '动态'],
    ['/qiXi', '七夕'],
    ['/territory-invite?territoryId=30001', '领地邀请'],
  ])('%s is a known place', (path, name) => {
    expect(targetOf(path)).toEqual({ path, name, isKnown: true })
  })

  test('so is a page of ours that has no name here, unless it is for the browser alone', () => {
    setRouteTable([{ path: '/lucky-draw' }, { path: '/channel' }, { path: '*' }])
    const path = '/lucky-draw?activityId=1'
    expect(targetOf(path)).toEqual({ path, name: 'App内页面', isKnown: true })
    expect(targetOf('/channel')).toMatchObject({ isKnown: false })
    // The route table does not mind the case either.
    expect(targetOf('/Channel')).toMatchObject({ isKnown: false })
  })

  test.each(['/something/territory', '/constructor', '/territory/abandon', '/webview?url=evil'])(
    '%s is a place that only the link names',
    (path) => {
      expect(targetOf(path)).toEqual({ path, name: 'App内页面', isKnown: false })
    },
  )

  test.each([
    '/',
    null,
    '',
    'territory',
    'https://evil.example',
    '//3232235521/x',
    '/webview?url=https%3A%2F%2Fevil%2Ecom%2F',
    'javascript:alert(1)',
    '/territory?id=<b>',
    '/territory#x',
  ])('the home for %j', (path) => {
    expect(targetOf(path)).toEqual({ path: '/', name: 'App首页', isKnown: true })
  })

  test('whatever the address says, it is a path of the app with a name', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (path) => {
        const target = targetOf(path)
        expect(target.path).toMatch(/^\/[\w/-]*(?:\?[\w=&%-]*)?$/)
        expect(target.name).toMatch(/^[\p{sc=Han}A-Za-z]+$/u)
      }),
    )
  })
})
