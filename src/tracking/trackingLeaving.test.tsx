import { describe, expect, it, vi } from 'vitest'
import {
  GUEST_PATH,
  KEY,
  MEMBER_PATH,
  ok,
  openTab,
  platform,
  sentNames,
  session,
  setHidden,
  startTrackingTests,
  storedNames,
  wait,
} from '@tests/support/trackingTab'

startTrackingTests()

describe('leaving the page', () => {
  it('sends what waits with keepalive and the same headers as any request', async () => {
    session.stored = 'stored-token'
    const { track, startTracking } = await openTab()
    startTracking()
    await wait(0)
    track('home', 'button', 'a')
    await wait(3000)
    track('home', 'button', 'b')
    track('home', 'button', 'c')
    setHidden('hidden')
    expect(platform.sent.map(({ name, by }) => `${name} ${by}`)).toEqual([
      'a axios',
      'b keepalive',
      'c keepalive',
    ])
    for (const header of [
      'X-Auth-Token',
      'X-App-Url',
      'X-Request-Version',
      'Authorization',
      'clientInfo',
    ])
      expect(platform.sent[1]?.headers[header]).toBe(platform.sent[0]?.headers[header])
    expect(platform.sent[1]?.headers).toMatchObject({
      'Content-Type': 'application/json',
      Authorization: 'Bearer stored-token',
      clientInfo: 'Y2xpZW50',
    })
    expect(platform.sent[1]?.path).toBe(MEMBER_PATH)
    await wait(60_000)
    expect(platform.sent).toHaveLength(3)
  })

  it('sends when the page goes without having been hidden first', async () => {
    const { track, startTracking } = await openTab()
    startTracking()
    track('home', 'page', 'view')
    window.dispatchEvent(new Event('pagehide'))
    expect(sentNames()).toEqual(['view'])
  })

  it.each([
    ['an empty answer', { status: 200, body: '' }, []],
    ['a page instead of JSON', { status: 200, body: '<html>' }, [0]],
    ['a release of the server', { status: 504, body: '' }, [0]],
    ['a refusal', { status: 200, body: { statusCode: 400, message: '参数错误' } }, [1]],
    ['a login that is over', { status: 200, body: { code: 'S00000' } }, [1]],
  ])('after %s keeps what has to be kept', async (_, reply, refusals) => {
    platform.answer = () => reply
    const { track, startTracking } = await openTab()
    startTracking()
    track('home', 'page', 'view')
    setHidden('hidden')
    await wait(0)
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]') as { refusals: number }[]
    expect(stored.map((waiting) => waiting.refusals)).toEqual(refusals)
  })

  it('sends once although both events come', async () => {
    const { track, startTracking } = await openTab()
    startTracking()
    track('home', 'page', 'view')
    setHidden('hidden')
    window.dispatchEvent(new Event('pagehide'))
    await wait(10_000)
    expect(platform.sent.map(({ path, by }) => `${path} ${by}`)).toEqual([
      `${GUEST_PATH} keepalive`,
    ])
  })

  it('sends nothing when the page becomes visible', async () => {
    const { track, startTracking } = await openTab()
    startTracking()
    track('home', 'page', 'view')
    setHidden('visible')
    expect(platform.sent).toEqual([])
  })

  it('puts back what did not arrive, in its order', async () => {
    const { track, startTracking } = await openTab()
    startTracking()
    for (const name of ['a', 'b', 'c']) track('home', 'button', name)
    platform.answer = (_, name) => (name === 'b' ? ok() : new Error('down'))
    setHidden('hidden')
    await wait(0)
    expect(storedNames()).toEqual(['a', 'c'])
  })

  it('keeps everything for the next load when there is no network', async () => {
    const { track, startTracking } = await openTab()
    startTracking()
    track('home', 'page', 'view')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    setHidden('hidden')
    expect(platform.sent).toEqual([])
    expect(storedNames()).toEqual(['view'])
  })

  it('sends ten at most and leaves the rest for the next load', async () => {
    platform.answer = () => new Error('down')
    const { track, startTracking } = await openTab()
    startTracking()
    for (let index = 0; index < 25; index++) track('home', 'button', `e${index}`)
    await wait(0)
    platform.sent = []
    platform.answer = ok
    setHidden('hidden')
    expect(platform.sent).toHaveLength(10)
    expect(storedNames()).toHaveLength(15)
  })

  it('goes without client info rather than not at all', async () => {
    session.clientInfo = undefined
    const { track, startTracking } = await openTab()
    startTracking()
    track('home', 'page', 'view')
    setHidden('hidden')
    expect(platform.sent[0]?.headers).not.toHaveProperty('clientInfo')
    expect(platform.sent[0]?.headers['X-Request-Version']).toBe('v3')
  })

  it('carries the client info that came with the wrapper', async () => {
    const { track, startTracking } = await openTab()
    startTracking()
    await wait(0)
    session.clientInfo = 'd3JhcHBlcg=='
    session.listeners.forEach((listener) => listener())
    await wait(0)
    track('home', 'page', 'view')
    setHidden('hidden')
    expect(platform.sent[0]?.headers.clientInfo).toBe('d3JhcHBlcg==')
  })
})
