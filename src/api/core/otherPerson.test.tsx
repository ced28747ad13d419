import { HttpResponse, http as on } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { http } from './client'
import { configureApi, type EndpointDescription } from './transport'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const CALL: EndpointDescription = {
  name: 'thing/read',
  method: 'GET',
  path: '/thing',
  auth: 'optional',
}
let here = ''
/** The persons of the calls whose answers had a verdict. */
let people: unknown[] = []

beforeEach(() => {
  here = 'A'
  people = []
  configureApi({
    baseUrl: '/mfuwu/api',
    headers: () => Promise.resolve({}),
    person: () => here,
    onVerdict: (_judgement, _call, person) => void people.push(person),
  })
})

/** @returns the requests that have come */
function answer(respond: () => Response) {
  let count = 0
  server.use(on.all('*/mfuwu/api/thing', () => ((count += 1), respond())))
  return () => count
}

test.each<[string, Partial<EndpointDescription>, object, number]>([
  ['a write is not sent', { method: 'POST' }, {}, 0],
  ['a GET that changes something is not sent', { safe: false }, {}, 0],
  ['a read is sent', {}, {}, 1],
  ['a POST that only reads is sent', { method: 'POST', safe: true }, {}, 1],
  ['a write with nobody’s headers is sent', { method: 'POST' }, { anonymous: true }, 1],
])(
  'when another person is here before the headers are made, %s',
  async (_, more, config, count) => {
    const call = { ...CALL, ...more }
    const requests = answer(() => HttpResponse.json({ code: 200 }))
    here = 'B'
    const sent = http.request({ url: '/thing', method: call.method, call, person: 'A', ...config })
    if (count > 0) await sent
    else await expect(sent).rejects.toMatchObject({ kind: 'personChanged', call: 'thing/read' })
    expect(requests()).toBe(count)
  },
)

test('a verdict names the person whose headers the call carried', async () => {
  answer(() => {
    here = 'B'
    return HttpResponse.json({ statusCode: 400, message: 'TOKEN' })
  })
  await expect(http.request({ url: '/thing', call: CALL })).rejects.toBeTruthy()
  expect(people).toEqual(['A'])
})
