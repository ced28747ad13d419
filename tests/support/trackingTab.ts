import type { AxiosAdapter } from 'axios'
import { afterEach, beforeEach, vi } from 'vitest'
import type { EndpointDescription } from '@/api/core/transport'
import { buildHeaders } from '@/api/core/headers'
import type { Judgement } from '@/api/core/verdict/verdict'
import { rememberListeners } from './listeners'

export const GUEST_PATH = '/finance/buriedPoint/open/save'
export const MEMBER_PATH = '/finance/buriedPoint/save'
export const KEY = 'trackingQueue'

interface Sent {
  path: string
  name: string
  headers: Record<string, string>
  body: unknown
  by: 'axios' | 'keepalive'
}

interface Answer {
  status: number
  body: unknown
}

export const ok = (): Answer => ({ status: 200, body: { code: 200, data: {} } })

/** The platform's answer in a test (an error is a network failure), and all requests that reached it. */
export const platform = {
  answer: ok as (path: string, name: string) => Answer | Error,
  sent: [] as Sent[],
  verdicts: [] as { judgement: Judgement; call: EndpointDescription }[],
}

export const session = {
  stored: undefined as string | undefined,
  wrapper: undefined as string | undefined,
  clientInfo: undefined as string | undefined,
  listeners: new Set<() => void>(),
}

const sessionDouble = {
  tokens: () => ({ wrapper: session.wrapper, stored: session.stored }),
  personKey: () => `${session.wrapper ?? ''}|${session.stored ?? ''}`,
  isPersonKnown: () => true,
  NOBODY: '|',
  recordUid: () => undefined,
  lastCause: () => 'elsewhere',
  isLoggedIn: () => Boolean(session.wrapper || session.stored),
  clientInfoHeader: () => Promise.resolve(session.clientInfo),
  subscribe: (listener: () => void) => {
    session.listeners.add(listener)
    return () => session.listeners.delete(listener)
  },
}

export const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
export const sentNames = () => platform.sent.map(({ name }) => name)
export const storedNames = () =>
  (JSON.parse(localStorage.getItem(KEY) ?? '[]') as { event: { elementName: string } }[]).map(
    ({ event }) => event.elementName,
  )

export function setHidden(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

let forgetListeners = () => {}

/** Fake timers and a platform of its own for each test of the file. Call it once, at its top. */
export function startTrackingTests() {
  beforeEach(setUpTracking)
  afterEach(tearDownTracking)
}

function setUpTracking() {
  vi.useFakeTimers({ now: new Date(2026, 5, 7, 8, 9, 10) })
  Object.assign(platform, { answer: ok, sent: [], verdicts: [] })
  Object.assign(session, { stored: undefined, wrapper: undefined, clientInfo: 'Y2xpZW50' })
  session.listeners.clear()
  forgetListeners = rememberListeners(window, document)
  vi.stubGlobal('fetch', keepaliveFetch)
}

function tearDownTracking() {
  forgetListeners()
  vi.useRealTimers()
}

/** A tab of its own: module state is fresh, storage is shared. */
export async function openTab() {
  vi.resetModules()
  vi.doMock('@/session/session', () => sessionDouble)
  const { http } = await import('@/api/core/client')
  const { loadClient } = await import('@/api/core/loadClient')
  const { configureApi } = await import('@/api/core/transport')
  await loadClient()
  const { AxiosError } = await import('axios')
  configureApi({
    baseUrl: '/mfuwu/api',
    headers: (_, { anonymous }) =>
      Promise.resolve(
        buildHeaders({
          tokens: anonymous ? {} : sessionDouble.tokens(),
          clientInfo: session.clientInfo,
          href: window.location.href,
          withAuth: true,
        }),
      ),
    onVerdict: (judgement, call) => void platform.verdicts.push({ judgement, call }),
  })
  const adapter: AxiosAdapter = (config) => {
    const headers = { ...config.headers.toJSON() } as Record<string, string>
    const result = receive(String(config.url), config.data as string, headers, 'axios')
    if (result instanceof Error)
      return Promise.reject(new AxiosError('down', AxiosError.ERR_NETWORK, config))
    const { status } = result
    const response = { status, statusText: '', headers: {}, config, data: textOf(result) }
    if (status === 200) return Promise.resolve(response)
    return Promise.reject(new AxiosError('status', 'ERR_BAD_RESPONSE', config, null, response))
  }
  http.defaults.adapter = adapter
  const { connectTracker, track } = await import('@/tracking/track')
  const { recordEvent, startTracking } = await import('@/tracking/tracker')
  connectTracker(recordEvent)
  return { http, track, startTracking }
}

function keepaliveFetch(url: string, init: RequestInit): Promise<Response> {
  const { method, keepalive, credentials } = init
  if (method !== 'POST' || !keepalive || credentials !== 'include')
    throw new Error('not a request that outlives the page')
  const headers = init.headers as Record<string, string>
  const path = url.replace('/mfuwu/api', '')
  const result = receive(path, init.body as string, headers, 'keepalive')
  if (result instanceof Error) return Promise.reject(result)
  return Promise.resolve(new Response(textOf(result), { status: result.status }))
}

function receive(
  path: string,
  text: string,
  headers: Record<string, string>,
  by: Sent['by'],
): Answer | Error {
  const body = JSON.parse(text) as { elementName: string }
  platform.sent.push({ path, name: body.elementName, headers, body, by })
  return platform.answer(path, body.elementName)
}

function textOf({ body }: Answer): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}
