import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bridge } from '@/bridge/bridge'

const app = vi.hoisted(() => ({
  bridge: Promise.resolve(undefined) as Promise<unknown>,
  visit: 'mobile' as string,
  token: () => Promise.resolve(''),
  info: () => Promise.resolve<string | undefined>(undefined),
  arrive: () => {},
  changeToken: (() => {}) as (token: string) => void,
}))
const visitorId = vi.hoisted(() => vi.fn<() => Promise<string>>())
const loaded = vi.hoisted(() => ({ fingerprint: 0 }))

vi.mock('@/bridge/connect', () => ({
  speakDialects: () => {},
  connectBridge: () => app.bridge,
  onBridgeArrived: (listener: () => void) => void (app.arrive = listener),
}))
vi.mock('@/bridge/environment', () => ({ currentVisit: () => ({ visit: app.visit, os: 'other' }) }))
vi.mock('@/bridge/handlers', () => ({
  getAccessToken: () => app.token(),
  getClientInfo: () => app.info(),
  onAccessTokenChanged: (listener: (token: string) => void) => {
    app.changeToken = listener
  },
}))
vi.mock('./fingerprint', () => {
  loaded.fingerprint++
  return { visitorId }
})

const bridge = {} as Bridge
const later = <T,>(value: T, ms: number) =>
  new Promise<T>((resolve) => {
    setTimeout(() => resolve(value), ms)
  })
const decode = (header: string | undefined) =>
  JSON.parse(Buffer.from(header ?? '', 'base64').toString('utf8')) as Record<string, unknown>

/** Module state is fresh, as after a load. */
async function load() {
  vi.resetModules()
  return import('./session')
}

function inApp(token: string, info?: string) {
  app.bridge = Promise.resolve(bridge)
  app.visit = 'app'
  app.token = () => Promise.resolve(token)
  app.info = () => Promise.resolve(info)
}

const recordOf = (accessToken: string) =>
  JSON.stringify({ accessToken, clientInfo: '', expireIn: Date.now() + 60_000 })

function otherTab(key: string | null, value: string | null) {
  if (key !== null && value !== null) localStorage.setItem(key, value)
  else if (key !== null) localStorage.removeItem(key)
  else localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

beforeEach(() => {
  app.bridge = Promise.resolve(undefined)
  app.visit = 'mobile'
  app.token = () => Promise.resolve('')
  app.info = () => Promise.resolve(undefined)
  visitorId.mockReset().mockResolvedValue('visitor')
  loaded.fingerprint = 0
})

describe('in a browser', () => {
  it('is ready at once and nobody is logged in', async () => {
    const session = await load()
    session.startSession()
    await session.whenReady()
    expect(session.isLoggedIn()).toBe(false)
    expect(session.tokens()).toEqual({ wrapper: undefined, stored: undefined })
  })

  it('logs in, stores the record with the client info, tells listeners, and forgets', async () => {
    const session = await load()
    session.startSession()
    const listener = vi.fn()
    const stop = session.subscribe(listener)
    await session.logIn({ accessToken: 'abc', expireIn: 7200 })
    expect(session.tokens().stored).toBe('abc')
    const record = JSON.parse(localStorage.getItem('loginInfo') ?? '') as Record<string, unknown>
    expect(decode(record.clientInfo as string).clientId).toBe('visitor')
    expect(listener).toHaveBeenCalledOnce()
    session.forgetLogin()
    expect(session.isLoggedIn()).toBe(false)
    expect(localStorage.getItem('loginInfo')).toBeNull()
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    session.forgetLogin()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('follows what another tab does with the record, and nothing else', async () => {
    const session = await load()
    session.startSession()
    const listener = vi.fn()
    session.subscribe(listener)
    otherTab('loginInfo', recordOf('from-another-tab'))
    expect(session.tokens().stored).toBe('from-another-tab')
    expect(listener).toHaveBeenCalledTimes(1)
    otherTab('clientId', 'x')
    expect(listener).toHaveBeenCalledTimes(1)
    otherTab(null, null)
    expect(session.isLoggedIn()).toBe(false)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('draws what holds now', async () => {
    const session = await load()
    const { useLoggedIn } = await import('./useSession')
    session.startSession()
    function Who() {
      return <p>{useLoggedIn() ? '已登录' : '未登录'}</p>
    }
    render(<Who />)
    expect(screen.getByText('未登录')).toBeInTheDocument()
    act(() => otherTab('loginInfo', recordOf('abc')))
    expect(screen.getByText('已登录')).toBeInTheDocument()
    act(() => session.forgetLogin())
    expect(screen.getByText('未登录')).toBeInTheDocument()
  })
})

describe('client info of this browser', () => {
  it('comes from the kept id without loading the fingerprint', async () => {
    localStorage.setItem('clientId', 'kept')
    const session = await load()
    expect(decode(await session.clientInfoHeader())).toMatchObject({
      clientId: 'kept',
      clientType: 1,
    })
    expect(loaded.fingerprint).toBe(0)
  })

  it('is computed once, for calls at the same time too', async () => {
    const session = await load()
    const [one, two] = await Promise.all([session.clientInfoHeader(), session.clientInfoHeader()])
    expect(one).toBe(two)
    expect(await session.clientInfoHeader()).toBe(one)
    expect(visitorId).toHaveBeenCalledOnce()
  })

  it('is type 2 on a desktop', async () => {
    app.visit = 'desktop'
    const session = await load()
    expect(decode(await session.clientInfoHeader()).clientType).toBe(2)
  })

  it('is undefined when the fingerprint fails, and tried again the next time', async () => {
    visitorId.mockRejectedValueOnce(new Error('blocked'))
    const session = await load()
    expect(await session.clientInfoHeader()).toBeUndefined()
    expect(decode(await session.clientInfoHeader()).clientId).toBe('visitor')
  })

  it('is undefined when the fingerprint takes too long, and taken when it comes after all', async () => {
    vi.useFakeTimers()
    visitorId.mockReturnValueOnce(later('late', 5000))
    const session = await load()
    const answer = session.clientInfoHeader()
    await vi.waitFor(() => expect(visitorId).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(4000)
    expect(await answer).toBeUndefined()
    expect(await session.clientInfoHeader()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1000)
    expect(decode(await session.clientInfoHeader()).clientId).toBe('late')
    expect(visitorId).toHaveBeenCalledOnce()
  })

  it('is undefined after 4 s when the fingerprint’s code stalls, once for all calls', async () => {
    vi.useFakeTimers()
    vi.doMock('@/lib/failure/loadChunk', () => ({ importChunk: () => new Promise(() => {}) }))
    const session = await load()
    vi.doUnmock('@/lib/failure/loadChunk')
    const answer = session.clientInfoHeader()
    let answered = false
    void answer.then(() => (answered = true))
    await vi.advanceTimersByTimeAsync(3999)
    expect(answered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toBeUndefined()
    expect(await session.clientInfoHeader()).toBeUndefined()
    expect(visitorId).not.toHaveBeenCalled()
  })
})

describe('inside the app', () => {
  it("holds the wrapper's token in memory only, and its client info wins", async () => {
    localStorage.setItem('clientId', 'kept')
    inApp('app-token', 'd3JhcHBlcg==')
    const session = await load()
    session.startSession()
    await session.whenReady()
    expect(session.tokens()).toEqual({ wrapper: 'app-token', stored: undefined })
    expect(session.isLoggedIn()).toBe(true)
    expect(await session.clientInfoHeader()).toBe('d3JhcHBlcg==')
    session.setWrapperToken('newer-app-token')
    const kept = JSON.stringify([localStorage, sessionStorage])
    expect(kept).toContain('clientId')
    expect(kept).not.toContain('app-token')
    expect(loaded.fingerprint).toBe(0)
  })

  it("uses this browser's client info when the app gives none", async () => {
    localStorage.setItem('clientId', 'kept')
    inApp('')
    const session = await load()
    session.startSession()
    expect(decode(await session.clientInfoHeader()).clientId).toBe('kept')
    expect(session.isLoggedIn()).toBe(false)
  })

  it('follows a person who logs in or out in the app, once per change', async () => {
    inApp('')
    const session = await load()
    session.startSession()
    await session.whenReady()
    const listener = vi.fn()
    session.subscribe(listener)
    app.changeToken('app-token')
    app.changeToken('app-token')
    expect(session.isLoggedIn()).toBe(true)
    expect(listener).toHaveBeenCalledTimes(1)
    app.changeToken('')
    expect(session.isLoggedIn()).toBe(false)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it("forgetting the login leaves the wrapper's token alone", async () => {
    inApp('app-token')
    const session = await load()
    session.startSession()
    await session.whenReady()
    session.forgetLogin()
    expect(session.tokens().wrapper).toBe('app-token')
  })

  it('takes up a bridge that comes late', async () => {
    app.visit = 'app'
    const session = await load()
    session.startSession()
    await session.whenReady()
    const listener = vi.fn()
    session.subscribe(listener)
    inApp('app-token', 'd3JhcHBlcg==')
    app.arrive()
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
    expect(session.tokens().wrapper).toBe('app-token')
    expect(await session.clientInfoHeader()).toBe('d3JhcHBlcg==')
  })

  it('waits 1500 ms in all for the bridge and its answers, and still takes what comes later', async () => {
    vi.useFakeTimers()
    inApp('')
    app.bridge = later(bridge, 1400)
    app.token = () => later('app-token', 1400)
    const session = await load()
    session.startSession()
    let ready = false
    void session.whenReady().then(() => (ready = true))
    await vi.advanceTimersByTimeAsync(1499)
    expect(ready).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(ready).toBe(true)
    expect(session.isLoggedIn()).toBe(false)
    await vi.advanceTimersByTimeAsync(1300)
    expect(session.tokens().wrapper).toBe('app-token')
  })

  it('a change that the app tells of while it is asked is newer than its answer', async () => {
    vi.useFakeTimers()
    inApp('')
    app.token = () => later('old', 100)
    const session = await load()
    session.startSession()
    await vi.advanceTimersByTimeAsync(50)
    app.changeToken('new')
    await vi.advanceTimersByTimeAsync(100)
    expect(session.tokens().wrapper).toBe('new')
  })
})

it('starts once', async () => {
  const session = await load()
  const listen = vi.spyOn(window, 'addEventListener')
  session.startSession()
  session.startSession()
  expect(listen.mock.calls.filter(([type]) => type === 'storage')).toHaveLength(1)
})
