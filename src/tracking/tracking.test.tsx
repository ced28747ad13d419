import type { AxiosAdapter } from 'axios'
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
  startTrackingTests,
  storedNames,
  wait,
} from '@tests/support/trackingTab'

vi.unmock('./track')

startTrackingTests()

describe('track', () => {
  it('returns at once and sends after 3 s, one event a request, in order', async () => {
    const { track } = await openTab()
    expect(track('sign-in', 'page', 'view')).toBeUndefined()
    track('sign-in', 'button', 'claim-now', { id: '7', phone: '13800138000' })
    expect(storedNames()).toEqual(['view', 'claim-now'])
    await wait(2999)
    expect(platform.sent).toEqual([])
    await wait(1)
    expect(sentNames()).toEqual(['view', 'claim-now'])
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('sends the given body', async () => {
    const { track } = await openTab()
    track('original-resident', 'button', 'go-invite', { id: '7' })
    track('original-resident', 'popup', 'rule')
    await wait(3000)
    expect(platform.sent.map(({ body }) => body)).toEqual([
      {
        eventTime: '2026-06-07 08:09:10',
        pageName: 'original-resident',
        elementType: 'button',
        elementName: 'go-invite',
        extraInfo: { id: '7' },
      },
      {
        eventTime: '2026-06-07 08:09:10',
        pageName: 'original-resident',
        elementType: 'popup',
        elementName: 'rule',
      },
    ])
  })

  it('sends at ten events without waiting, ten a batch, the rest 3 s later', async () => {
    const { track } = await openTab()
    for (let index = 0; index < 13; index++) track('plAce', 'button', `e${index}`)
    await wait(0)
    expect(platform.sent).toHaveLength(10)
    await wait(2999)
    expect(platform.sent).toHaveLength(10)
    await wait(1)
    expect(sentNames()).toEqual(Array.from({ length: 13 }, (_, index) => `e${index}`))
  })

  it('has one request under way at a time', async () => {
    const { track, http } = await openTab()
    const real = http.defaults.adapter as AxiosAdapter
    let open = 0
    let most = 0
    http.defaults.adapter = async (config) => {
      most = Math.max(most, ++open)
      await new Promise((resolve) => setTimeout(resolve, 1000))
      open--
      return real(config)
    }
    for (let index = 0; index < 30; index++) {
      track('home', 'button', `e${index}`)
      await wait(400)
    }
    await wait(60_000)
    expect(most).toBe(1)
    expect(sentNames()).toEqual(Array.from({ length: 30 }, (_, index) => `e${index}`))
  })

  it('takes the guest path, and the member path when logged in', async () => {
    const { track } = await openTab()
    track('home', 'page', 'view')
    await wait(3000)
    session.stored = 'stored-token'
    track('home', 'button', 'follow')
    await wait(3000)
    expect(platform.sent.map(({ path }) => path)).toEqual([GUEST_PATH, MEMBER_PATH])
  })

  it('goes as a guest when the platform no longer knows the login', async () => {
    session.stored = 'stale'
    platform.answer = (path) =>
      path === MEMBER_PATH ? { status: 200, body: { code: 'S00000' } } : ok()
    const { track } = await openTab()
    track('home', 'page', 'view')
    await wait(3000)
    expect(platform.sent.map(({ path }) => path)).toEqual([MEMBER_PATH, GUEST_PATH])
    expect(storedNames()).toEqual([])
  })

  it('never throws, also where storage does', async () => {
    const { track } = await openTab()
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden)
    track('home', 'page', 'view')
    track('home', 'button', 'follow')
    await wait(3000)
    expect(sentNames()).toEqual(['view', 'follow'])
  })

  it('starts over where the stored queue is damaged', async () => {
    localStorage.setItem(KEY, '[{"event":')
    const { track } = await openTab()
    track('home', 'page', 'view')
    await wait(3000)
    expect(sentNames()).toEqual(['view'])
  })

  it('holds 200 events at most', async () => {
    platform.answer = () => new Error('down')
    const { track } = await openTab()
    for (let index = 0; index < 230; index++) track('home', 'button', `e${index}`)
    await wait(60_000)
    expect(storedNames()).toHaveLength(200)
    expect(storedNames().at(-1)).toBe('e229')
  })
})

describe('a failure', () => {
  it('waits, without a single request more, until the next event', async () => {
    platform.answer = () => new Error('down')
    const { track } = await openTab()
    for (const name of ['a', 'b', 'c']) track('home', 'button', name)
    await wait(600_000)
    expect(sentNames()).toEqual(['a'])
    expect(storedNames()).toEqual(['a', 'b', 'c'])
    platform.answer = ok
    track('home', 'button', 'd')
    await wait(3000)
    expect(sentNames()).toEqual(['a', 'a', 'b', 'c', 'd'])
    expect(storedNames()).toEqual([])
  })

  it('is tried at most every 3 s while events go on', async () => {
    platform.answer = () => new Error('down')
    const { track } = await openTab()
    for (let index = 0; index < 60; index++) {
      track('home', 'button', `e${index}`)
      await wait(500)
    }
    expect(platform.sent.length).toBeGreaterThan(5)
    expect(platform.sent.length).toBeLessThanOrEqual(10)
  })

  it('goes again when the network returns', async () => {
    platform.answer = () => new Error('down')
    const { track, startTracking } = await openTab()
    startTracking()
    track('home', 'page', 'view')
    await wait(3000)
    platform.answer = ok
    window.dispatchEvent(new Event('online'))
    await wait(0)
    expect(sentNames()).toEqual(['view', 'view'])
    expect(storedNames()).toEqual([])
  })

  it('goes again at the next load', async () => {
    platform.answer = () => new Error('down')
    const first = await openTab()
    first.track('home', 'page', 'view')
    await wait(3000)
    platform.answer = ok
    const next = await openTab()
    next.startTracking()
    await wait(3000)
    expect(sentNames()).toEqual(['view', 'view'])
    expect(storedNames()).toEqual([])
  })

  it.each([
    ['504', { status: 504, body: '<html>' }],
    ['a page instead of JSON', { status: 200, body: '<html>' }],
    ['502', { status: 502, body: '' }],
  ])('of the way there (%s) never gives an event up', async (_, failing) => {
    platform.answer = () => failing
    const { track } = await openTab()
    track('home', 'button', 'first')
    for (let index = 0; index < 6; index++) {
      await wait(3000)
      track('home', 'button', `e${index}`)
    }
    await wait(3000)
    expect(sentNames()).toEqual(Array.from({ length: 7 }, () => 'first'))
    expect(storedNames()).toHaveLength(7)
  })

  it('by refusal gives the event up after three times, so that it does not hold up the others', async () => {
    platform.answer = (_, name) =>
      name === 'bad' ? { status: 200, body: { statusCode: 400, message: '参数错误' } } : ok()
    const { track } = await openTab()
    track('home', 'button', 'bad')
    for (const name of ['a', 'b', 'c', 'd']) {
      track('home', 'button', name)
      await wait(3000)
    }
    expect(sentNames()).toEqual(['bad', 'bad', 'bad', 'a', 'b', 'c', 'd'])
    expect(storedNames()).toEqual([])
  })

  it('an empty answer with 200 counts as taken', async () => {
    platform.answer = () => ({ status: 200, body: '' })
    const { track } = await openTab()
    track('home', 'page', 'view')
    await wait(3000)
    expect(storedNames()).toEqual([])
  })

  it('reaches the product as a call that shows nothing', async () => {
    platform.answer = () => ({ status: 200, body: { statusCode: 9806, message: 'TOKEN 失效' } })
    const { track } = await openTab()
    track('home', 'page', 'view')
    await wait(3000)
    expect(platform.verdicts).toHaveLength(1)
    expect(platform.verdicts[0]?.call.silent).toBe(true)
    expect(platform.verdicts[0]?.judgement.purge).toBe(true)
  })
})

describe('several tabs', () => {
  it('send each event once', async () => {
    const one = await openTab()
    one.startTracking()
    one.track('home', 'button', 'from-one')
    const two = await openTab()
    two.startTracking()
    two.track('home', 'button', 'from-two')
    await wait(10_000)
    expect(sentNames().sort()).toEqual(['from-one', 'from-two'])
  })

  it('do not send what another tab is sending', async () => {
    const one = await openTab()
    one.track('home', 'button', 'slow')
    const { http } = one
    const real = http.defaults.adapter as AxiosAdapter
    http.defaults.adapter = async (config) => {
      await new Promise((resolve) => setTimeout(resolve, 20_000))
      return real(config)
    }
    await wait(3000)
    const two = await openTab()
    two.startTracking()
    two.track('home', 'button', 'quick')
    await wait(30_000)
    expect(sentNames()).toEqual(['quick', 'slow'])
  })
})

it('starts once', async () => {
  const { startTracking } = await openTab()
  startTracking()
  startTracking()
  expect(session.listeners.size).toBe(1)
})

it('keeps what is noted before the queue is there, with its own time', async () => {
  vi.resetModules()
  const { connectTracker, track } = await import('./track')
  vi.setSystemTime(new Date(2026, 10, 20, 8, 0, 0))
  track('home', 'page', 'view')
  vi.setSystemTime(new Date(2026, 10, 20, 8, 0, 9))
  const noted: unknown[] = []
  connectTracker((event) => noted.push(event))
  track('home', 'button', 'menu')
  expect(noted).toMatchObject([
    { elementName: 'view', at: new Date(2026, 10, 20, 8, 0, 0) },
    { elementName: 'menu', at: new Date(2026, 10, 20, 8, 0, 9) },
  ])
})
