import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlyBody } from './earlyBody'
import { configureApi, type ApiHooks, type EndpointDescription } from './transport'

const call: EndpointDescription = {
  name: 'thing/read',
  method: 'GET',
  path: '/thing',
  auth: 'optional',
}
const sent = { call, payload: {}, person: 'A' }

/** @returns the mock of the verdict hook */
function boot(earlyAnswer: ApiHooks['earlyAnswer']) {
  const onVerdict = vi.fn()
  configureApi({ baseUrl: '', headers: () => Promise.resolve({}), onVerdict, earlyAnswer })
  return onVerdict
}

const rejection = (promise: Promise<unknown> | undefined): Promise<unknown> =>
  Promise.resolve(promise).then(
    () => {
      throw new Error('The call was a success.')
    },
    (error: unknown) => error,
  )

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  // Nothing waits any more.
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('without an early answer the call is the client’s', () => {
  boot(() => undefined)
  expect(earlyBody(sent)).toBeUndefined()
})

test('is read as every answer', async () => {
  const onVerdict = boot(() =>
    Promise.resolve({ status: 200, text: '{"data":{"id":9007199254740993}}' }),
  )
  expect(await earlyBody(sent)).toEqual({ data: { id: '9007199254740993' } })
  expect(onVerdict).not.toHaveBeenCalled()
})

test.each<[string, number, string, object]>([
  ['a refusal', 200, '{"statusCode":403,"message":"m"}', { statusCode: 403, message: 'm' }],
  ['HTTP 401', 401, '{"message":"TOKEN"}', { message: 'TOKEN' }],
  ['HTML', 200, '<html></html>', { kind: 'notJson', call: 'thing/read' }],
  ['nothing', 200, '', { kind: 'empty', call: 'thing/read' }],
  ['504', 504, '', { kind: 'http', call: 'thing/read', toasted: true }],
])('can be %s, and is reported once, for the person who asked', async (_, status, text, error) => {
  const onVerdict = boot(() => Promise.resolve({ status, text }))
  expect(await rejection(earlyBody(sent))).toMatchObject(error)
  expect(onVerdict.mock.calls).toEqual([[expect.anything(), call, 'A']])
})

test('one that failed ends as a request without a network', async () => {
  const onVerdict = boot(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await rejection(earlyBody(sent))).toMatchObject({ kind: 'network', call: 'thing/read' })
  expect(onVerdict).not.toHaveBeenCalled()
})

test('one that hangs ends after the time-out of a request', async () => {
  boot(() => new Promise(() => undefined))
  const hanging = rejection(earlyBody(sent))
  await vi.advanceTimersByTimeAsync(99_999)
  expect(await Promise.race([hanging, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await hanging).toMatchObject({ kind: 'timeout', call: 'thing/read' })
})

test.each([
  ['before it is read', true],
  ['while it is on its way', false],
])('one that is not wanted any more %s ends as a request that was aborted', async (_, isBefore) => {
  boot(() => new Promise(() => undefined))
  const controller = new AbortController()
  if (isBefore) controller.abort()
  const left = rejection(earlyBody(sent, controller.signal))
  controller.abort()
  expect(await left).toMatchObject({ kind: 'aborted', call: 'thing/read' })
})
