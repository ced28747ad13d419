import { HttpResponse, http as on } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isApiError } from './verdict/ApiError'
import { http } from './client'
import { REQUEST_TIMEOUT_MS, configureApi } from './transport'
import type { ApiHooks, EndpointDescription } from './transport'
import { buildHeaders } from './headers'
import type { Judgement } from './verdict/verdict'
import { apiBase } from '@/lib/env'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const ANY = '*/mfuwu/api/thing'
const HREF = 'http://localhost:3000/mfuwu/soul'
const call: EndpointDescription = {
  name: 'thing/read',
  method: 'GET',
  path: '/thing',
  auth: 'optional',
}

/** Configures the API as the product does, and keeps its verdicts. */
function boot(hooks: Partial<ApiHooks> = {}) {
  const verdicts: { judgement: Judgement; name: string }[] = []
  configureApi({
    baseUrl: apiBase('test', ''),
    headers: ({ auth }) =>
      Promise.resolve(
        buildHeaders({
          tokens: { stored: 'stored-token', wrapper: 'wrapper-token' },
          clientInfo: 'client-info',
          href: HREF,
          withAuth: auth !== 'omit',
        }),
      ),
    onVerdict: (judgement, { name }) => void verdicts.push({ judgement, name }),
    ...hooks,
  })
  return verdicts
}

/** Answers the next calls, and keeps the requests as they came over the wire. */
function answer(respond: () => Response | Promise<Response>) {
  const requests: Request[] = []
  server.use(
    on.all(ANY, ({ request }) => {
      requests.push(request)
      return respond()
    }),
  )
  return requests
}

const send = (more: Partial<EndpointDescription> = {}, config: object = {}) =>
  http.request<unknown>({ url: '/thing', call: { ...call, ...more }, ...config })

const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('The call was a success.')
    },
    (error: unknown) => error,
  )

test('the five headers are on the wire, and credentials', async () => {
  boot()
  const requests = answer(() => HttpResponse.json({}))
  await send()
  const [sent] = requests
  expect(sent?.headers.get('x-auth-token')).toBe('wrapper-token')
  expect(sent?.headers.get('authorization')).toBe('Bearer stored-token')
  expect(sent?.headers.get('x-app-url')).toBe(HREF)
  expect(sent?.headers.get('x-request-version')).toBe('v3')
  expect(sent?.headers.get('clientinfo')).toBe('client-info')
  expect(sent?.credentials).toBe('include')
  expect(new URL(sent?.url ?? '').pathname).toBe('/mfuwu/api/thing')
})

test('a call without auth sends neither Authorization nor clientInfo, not even empty', async () => {
  boot()
  const requests = answer(() => HttpResponse.json({}))
  await send({ auth: 'omit' })
  const [sent] = requests
  expect(sent?.headers.has('authorization')).toBe(false)
  expect(sent?.headers.has('clientinfo')).toBe(false)
  expect(sent?.headers.get('x-auth-token')).toBe('wrapper-token')
  expect(sent?.headers.get('x-app-url')).toBe(HREF)
  expect(sent?.headers.get('x-request-version')).toBe('v3')
})

test('the time-out and the credentials are the specification’s', () => {
  expect(REQUEST_TIMEOUT_MS).toBe(100_000)
  expect(http.defaults.timeout).toBe(100_000)
  expect(http.defaults.withCredentials).toBe(true)
})

test.each<[string, number, object, string]>([
  ['a refusal', 200, { statusCode: 1, message: 'm', extra: [1] }, 'refused'],
  ['a toast code', 200, { statusCode: 403, message: 'm' }, 'notice'],
  ['a signed-out answer', 200, { code: 'S00000', message: 'm' }, 'signedOut'],
  ['HTTP 401 with JSON', 401, { message: 'TOKEN expired' }, 'refused'],
  ['HTTP 500 with JSON', 500, { code: -1, msg: 'm' }, 'notice'],
])('%s rejects with the body itself and is reported once', async (_, status, body, kind) => {
  const verdicts = boot()
  answer(() => HttpResponse.json(body, { status }))
  expect(await rejection(send())).toEqual(body)
  expect(verdicts).toMatchObject([{ name: 'thing/read', judgement: { kind } }])
})

test.each<[string, () => Response, object]>([
  ['HTML', () => HttpResponse.html('<html></html>'), { kind: 'notJson', status: 200 }],
  ['an empty 200', () => new HttpResponse(null), { kind: 'empty', status: 200 }],
  ['an empty 404', () => new HttpResponse(null, { status: 404 }), { kind: 'http', status: 404 }],
  [
    'an HTML 502',
    () => HttpResponse.html('<html></html>', { status: 502 }),
    { kind: 'http', status: 502, toasted: false },
  ],
  [
    'an empty 504',
    () => new HttpResponse(null, { status: 504 }),
    { kind: 'http', status: 504, toasted: true },
  ],
  [
    'a 504 with JSON',
    () => HttpResponse.json({ message: 'm' }, { status: 504 }),
    { kind: 'http', status: 504, toasted: true },
  ],
])(
  '%s rejects with an error that names the call, and is reported once',
  async (_, respond, error) => {
    const verdicts = boot()
    answer(respond)
    const thrown = await rejection(send())
    expect(isApiError(thrown)).toBe(true)
    expect(thrown).toMatchObject({ call: 'thing/read', canRetry: true, ...error })
    expect(verdicts).toHaveLength(1)
  },
)

test('a success is not reported', async () => {
  const verdicts = boot()
  answer(() => HttpResponse.json({ statusCode: '200', data: [1] }))
  expect((await send()).data).toEqual({ statusCode: '200', data: [1] })
  expect(verdicts).toEqual([])
})

test('a success whose message says TOKEN is a success, and reported so that the login goes', async () => {
  const verdicts = boot()
  answer(() => HttpResponse.json({ code: 401, msg: 'TOKEN 已失效', data: [1] }))
  expect((await send()).data).toMatchObject({ data: [1] })
  expect(verdicts.map(({ judgement }) => judgement)).toEqual([
    { kind: 'ok', purge: true, message: 'TOKEN 已失效' },
  ])
})

test('ids beyond 2^53 keep their digits', async () => {
  boot()
  answer(() => HttpResponse.text('{"data":{"id":9007199254740993,"sum":0.30000000000000004}}'))
  expect((await send()).data).toEqual({ data: { id: '9007199254740993', sum: 0.1 + 0.2 } })
})

test('no network: one error that names the call, and nothing is reported', async () => {
  const verdicts = boot()
  answer(() => HttpResponse.error())
  expect(await rejection(send())).toMatchObject({
    name: 'ApiError',
    kind: 'network',
    call: 'thing/read',
    canRetry: true,
  })
  expect(verdicts).toEqual([])
})

test.each([
  ['the time-out', 'ontimeout', { kind: 'timeout', canRetry: true }],
  ['a page that is left', 'onabort', { kind: 'aborted', canRetry: false }],
  ['a broken connection', 'onerror', { kind: 'network', canRetry: true }],
])('%s, as the browser tells it', async (_, event, error) => {
  const verdicts = boot()
  const seen: number[] = []
  class EndedRequest {
    readyState = 0
    timeout = 0
    upload = { addEventListener: () => undefined }
    open() {}
    setRequestHeader() {}
    addEventListener() {}
    abort() {}
    send() {
      seen.push(this.timeout)
      queueMicrotask(() => (this as unknown as Record<string, () => void>)[event]?.())
    }
  }
  vi.stubGlobal('XMLHttpRequest', EndedRequest)
  expect(await rejection(send())).toMatchObject({ name: 'ApiError', call: 'thing/read', ...error })
  expect(seen).toEqual([100_000])
  expect(verdicts).toEqual([])
})

test('an aborted call rejects as aborted and is not reported', async () => {
  const verdicts = boot()
  const controller = new AbortController()
  answer(async () => {
    controller.abort()
    await new Promise((resolve) => setTimeout(resolve, 5))
    return HttpResponse.json({ statusCode: 500, message: 'm' })
  })
  const error = await rejection(send({}, { signal: controller.signal }))
  expect(error).toMatchObject({ kind: 'aborted', call: 'thing/read', canRetry: false })
  expect(verdicts).toEqual([])
})

test('a call that is aborted before it starts is never sent', async () => {
  boot()
  const requests = answer(() => HttpResponse.json({}))
  const error = await rejection(send({}, { signal: AbortSignal.abort() }))
  expect(error).toMatchObject({ kind: 'aborted', call: 'thing/read' })
  expect(requests).toEqual([])
})

test('headers that cannot be made end the call with an error that names it', async () => {
  boot({ headers: () => Promise.reject(new Error('no fingerprint')) })
  const requests = answer(() => HttpResponse.json({}))
  expect(await rejection(send())).toMatchObject({ kind: 'network', call: 'thing/read' })
  expect(requests).toEqual([])
})
