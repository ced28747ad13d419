import { HttpResponse, http as on } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { configureApi, type EarlyAnswer } from './transport'
import { endpoint } from './endpoint'
import { failureOf } from './verdict/failure'
import { anything, count, fields, id, maybe, rows, text } from './read'
import type { Judgement } from './verdict/verdict'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

interface Wire {
  method: string
  path: string
  query: string
  body: string
  headers: Headers
}

function platform(answer: unknown, status = 200) {
  const wire: Wire[] = []
  const verdicts: Judgement[] = []
  const asked: unknown[] = []
  configureApi({
    baseUrl: 'http://localhost:3000/mfuwu/api',
    headers: () => Promise.resolve({ 'X-Request-Version': 'v3' }),
    onVerdict: (judgement) => void verdicts.push(judgement),
    earlyAnswer: (_, payload): Promise<EarlyAnswer> | undefined => {
      asked.push(payload)
      return undefined
    },
  })
  server.use(
    on.all('*/mfuwu/api/*', async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      wire.push({
        method: request.method,
        path: pathname,
        query: search,
        body: await request.text(),
        headers: request.headers,
      })
      return typeof answer === 'string'
        ? HttpResponse.text(answer, { status })
        : HttpResponse.json(answer as object, { status })
    }),
  )
  return { wire, verdicts, asked }
}

const base = { name: 'thing', auth: 'optional', answer: anything } as const
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => 'success',
    (error: unknown) => error,
  )

test('a GET sends its fields as a query, and leaves out what is undefined', async () => {
  const { wire } = platform({ data: 1 })
  const find = endpoint<{ q: string; page: number; from?: string }>()({
    ...base,
    method: 'GET',
    path: '/find',
  })
  await find({ q: '元 &=?', page: 0, from: undefined })
  expect(wire).toMatchObject([{ method: 'GET', path: '/mfuwu/api/find', body: '' }])
  expect([...new URLSearchParams(wire[0]?.query)]).toEqual([
    ['q', '元 &=?'],
    ['page', '0'],
  ])
})

test('a POST sends its fields as a JSON body, and leaves out what is undefined', async () => {
  const { wire } = platform({ data: 1 })
  const save = endpoint<{ name: string; count: number; from?: string }>()({
    ...base,
    method: 'POST',
    path: '/save',
  })
  await save({ name: '元', count: 0, from: undefined })
  expect(wire).toMatchObject([{ method: 'POST', query: '', body: '{"name":"元","count":0}' }])
  expect(wire[0]?.headers.get('content-type')).toContain('application/json')
})

test('named fields of a POST travel in the query', async () => {
  const { wire } = platform({ data: 1 })
  const exchange = endpoint<{ productId: string; addressId?: string; bizNo: string }>()({
    ...base,
    method: 'POST',
    path: '/exchange',
    query: ['productId', 'addressId'],
  })
  await exchange({ productId: '12345678901234567890', bizNo: 'b1' })
  expect(wire).toMatchObject([{ query: '?productId=12345678901234567890', body: '{"bizNo":"b1"}' }])
})

test('a call without a request sends no query, and a POST an empty record', async () => {
  const { wire } = platform({ data: 1 })
  await endpoint<void>()({ ...base, method: 'GET', path: '/list' })()
  await endpoint<void>()({ ...base, method: 'POST', path: '/claim' })()
  expect(wire).toMatchObject([
    { method: 'GET', query: '', body: '' },
    { method: 'POST', query: '', body: '{}' },
  ])
})

test('a field of the path is encoded and travels nowhere else', async () => {
  const { wire } = platform({ data: 1 })
  const show = endpoint<{ id: string; full?: boolean }>()({
    ...base,
    method: 'GET',
    path: '/show/{id}/more',
  })
  await show({ id: '12345678901234567890', full: true })
  await show({ id: 'a/../b?c#d 元' })
  expect(wire).toMatchObject([
    { path: '/mfuwu/api/show/12345678901234567890/more', query: '?full=true' },
    { path: '/mfuwu/api/show/a%2F..%2Fb%3Fc%23d%20%E5%85%83/more', query: '' },
  ])
})

test.each([undefined, null, '', '.', '..'])('a path field of %o makes no call', async (value) => {
  const { wire } = platform({ data: 1 })
  const show = endpoint<{ id: string }>()({ ...base, method: 'GET', path: '/show/{id}' })
  expect(await caught(show({ id: value as string }))).toBeInstanceOf(RangeError)
  expect(wire).toEqual([])
})

test('headers of the call’s own go out beside the product’s', async () => {
  const { wire } = platform({ data: { bizNo: '1' } })
  const getBizNo = endpoint<void>()({
    ...base,
    method: 'GET',
    path: '/get_biz_no',
    headers: { 'X-Request-Source': 'h5' },
  })
  await getBizNo()
  expect(wire[0]?.headers.get('x-request-source')).toBe('h5')
  expect(wire[0]?.headers.get('x-request-version')).toBe('v3')
})

test('an endpoint carries its own description', () => {
  const show = endpoint<void>()({ ...base, method: 'GET', path: '/show', memberInfo: true })
  expect({ ...show }).toMatchObject({
    method: 'GET',
    path: '/show',
    auth: 'optional',
    memberInfo: true,
  })
  expect(show.name).toBe('thing')
  expect(show).not.toHaveProperty('answer')
})

test('an early answer is asked for with the whole request', async () => {
  const { asked } = platform({ data: 1 })
  await endpoint<{ id: string; page: number }>()({ ...base, method: 'GET', path: '/show/{id}' })({
    id: '7',
    page: 1,
  })
  await endpoint<{ id: string; a: string }>()({
    ...base,
    method: 'POST',
    path: '/save',
    query: ['id'],
  })({ id: '7', a: 'b' })
  await endpoint<void>()({ ...base, method: 'GET', path: '/list' })()
  expect(asked).toEqual([{ id: '7', page: 1 }, { id: '7', a: 'b' }, {}])
})

test('it resolves with the data in the endpoint’s shape', async () => {
  platform('{"data":{"id":9007199254740993,"name":null,"count":"12","more":true}}')
  const show = endpoint<void>()({
    ...base,
    method: 'GET',
    path: '/show',
    answer: fields({ id, name: text, count, note: text }),
  })
  expect(await show()).toEqual({ id: '9007199254740993', name: '', count: 12, note: '' })
})

test('a bare list without the envelope reads as the list', async () => {
  platform([{ id: 1 }])
  const list = endpoint<void>()({
    ...base,
    method: 'GET',
    path: '/list',
    answer: rows(fields({ id })),
  })
  expect(await list()).toEqual([{ id: '1' }])
})

test.each<[string, unknown]>([
  ['no data', { statusCode: 200 }],
  ['null', { data: null }],
  ['words', { data: 'none' }],
  ['a list', { data: [] }],
  ['a bare list', []],
  ['a number', 5],
])('%s where a record is promised is an error of the shape', async (_, answer) => {
  const { verdicts } = platform(answer)
  const show = endpoint<void>()({
    ...base,
    method: 'GET',
    path: '/show',
    answer: fields({ id }),
  })
  expect(await caught(show())).toMatchObject({ kind: 'shape', call: 'thing', canRetry: false })
  expect(verdicts).toEqual([])
})

test('no data is nothing where nothing is promised', async () => {
  platform({ statusCode: 200, data: null })
  const show = { ...base, method: 'GET', path: '/show' } as const
  expect(await endpoint<void>()({ ...show, answer: maybe(fields({ id })) })()).toBeNull()
  expect(await endpoint<void>()({ ...show, answer: rows(fields({ id })) })()).toEqual([])
})

test.each([null, {}, []])(
  'a business code without data rejects with the body, and is not reported: %j',
  async (data) => {
    const body = { statusCode: 200, code: '20001', message: 'm', data }
    const { verdicts } = platform(body)
    const claim = endpoint<void>()({
      ...base,
      method: 'POST',
      path: '/claim',
      answer: maybe(anything),
    })
    const error = await caught(claim())
    expect(error).toEqual(body)
    expect(failureOf(error)).toMatchObject({ kind: 'business', code: 20001, toasted: false })
    expect(verdicts).toEqual([])
  },
)

test.each<[string, number, object, object]>([
  [
    'a toast at an HTTP status whose body claims success',
    400,
    { statusCode: 400, errorCode: 0, message: 'm' },
    { kind: 'refused', toasted: true, unknownResult: false },
  ],
  [
    'a server that broke with words of its own',
    503,
    { error: 'unavailable' },
    { kind: 'refused', toasted: false, unknownResult: true },
  ],
  [
    'a refusal',
    200,
    { statusCode: 1, message: 'm' },
    { kind: 'refused', text: 'm', toasted: false, unknownResult: false },
  ],
])('%s reads as the failure it was', async (_, status, body, failure) => {
  platform(body, status)
  const claim = endpoint<void>()({ ...base, method: 'POST', path: '/claim' })
  const error = await caught(claim())
  expect(error).toEqual(body)
  expect(failureOf(error)).toMatchObject(failure)
})

test('the signal ends the call', async () => {
  const { verdicts } = platform({ data: 1 })
  const controller = new AbortController()
  const show = endpoint<void>()({ ...base, method: 'GET', path: '/show' })
  const ended = caught(show(undefined, { signal: controller.signal }))
  controller.abort()
  expect(await ended).toMatchObject({ kind: 'aborted', call: 'thing' })
  expect(verdicts).toEqual([])
})

test.each([
  ['a read', 'GET', 2],
  ['a write', 'POST', 1],
] as const)(
  '%s (%s) whose answer has ended the login is sent %i times',
  async (_, method, times) => {
    let count = 0
    platform({ data: 1 })
    configureApi({
      baseUrl: 'http://localhost:3000/mfuwu/api',
      headers: () => Promise.resolve({}),
      onVerdict: ({ purge }) => purge,
    })
    server.use(
      on.all('*/mfuwu/api/over', () => {
        count += 1
        return HttpResponse.json(count === 1 ? { statusCode: 400, message: 'TOKEN' } : { data: 7 })
      }),
    )
    const call = endpoint<void>()({ ...base, method, path: '/over' })
    const answer = await caught(call())
    expect(count).toBe(times)
    expect(answer).toEqual(times === 2 ? 'success' : { statusCode: 400, message: 'TOKEN' })
  },
)
