import { createServer, get, request as ask, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { handlers } from '@/sandbox/handlers'
import { reset } from '@/sandbox/platform'
import { serve } from './serve'

const failures: unknown[] = []
const server = createServer((request, response) => {
  serve(request, response).catch((error: unknown) => failures.push(error))
})
let origin = ''
let commands = 0

const extra = [
  http.get('*/api/test/stream', () => {
    const chunks = ['一', '二', '三'].map((text) => new TextEncoder().encode(text))
    const body = new ReadableStream({
      async pull(controller) {
        const chunk = chunks.shift()
        if (chunk) controller.enqueue(chunk)
        else controller.close()
        await new Promise((resolve) => setTimeout(resolve, 5))
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/plain' } })
  }),
  http.get('*/api/test/endless', () => {
    const body = new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 2))
        controller.enqueue(new Uint8Array(1024))
      },
    })
    return new Response(body)
  }),
  http.get('*/api/test/cookies', () => {
    const headers = new Headers()
    headers.append('Set-Cookie', 'a=1; Path=/')
    headers.append('Set-Cookie', 'b=2; Path=/')
    return new HttpResponse(null, { status: 201, headers })
  }),
  http.all('*/api/test/command', () => {
    commands += 1
    return new HttpResponse(null, { status: 204 })
  }),
  http.post('*/api/test/bytes', async ({ request }) =>
    HttpResponse.arrayBuffer(await request.arrayBuffer()),
  ),
]

beforeAll(async () => {
  handlers.push(...extra)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  reset()
  expect(failures.splice(0)).toEqual([])
})
afterAll(() => {
  handlers.splice(-extra.length)
  server.close()
})

const query = (prefix: string, state = '') =>
  fetch(`${origin}${prefix}/adminland/facilitator/query`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-App-Url': `http://192.168.1.7:5173/mfuwu/${state && `?__state=${state}`}`,
    },
    body: JSON.stringify({ pageNo: 1, pageSize: 10 }),
  })

test('answers JSON under both prefixes, with picture addresses of the same prefix', async () => {
  for (const prefix of ['/api', '/mfuwu/api']) {
    const response = await query(prefix)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
    const body = (await response.json()) as {
      statusCode: number
      data: { items: { cardCover: string }[] }[]
    }
    expect(body.statusCode).toBe(200)
    expect(body.data).toHaveLength(5)
    expect(body.data[0]?.items[0]?.cardCover.startsWith(`${prefix}/__sandbox/art/`)).toBe(true)
  }
})

test('a connection that is cut never answers', async () => {
  await expect(query('/api', 'cut')).rejects.toThrow()
  expect((await query('/api')).status).toBe(200)
})

test('an unknown path is a 501 that names it', async () => {
  const response = await fetch(`${origin}/mfuwu/api/adminland/nothing?x=1`)
  expect(response.status).toBe(501)
  expect(await response.json()).toEqual({
    statusCode: 501,
    message: 'The sandbox has no answer for GET /mfuwu/api/adminland/nothing',
  })
})

test('streams, binary bodies and several cookies pass', async () => {
  expect(await (await fetch(`${origin}/api/test/stream`)).text()).toBe('一二三')
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at)
  const echoed = await fetch(`${origin}/api/test/bytes`, { method: 'POST', body: bytes })
  expect(new Uint8Array(await echoed.arrayBuffer())).toEqual(bytes)
  const cookies = await fetch(`${origin}/mfuwu/api/test/cookies`)
  expect(cookies.status).toBe(201)
  expect(cookies.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/'])
})

/** Node's `fetch` sets some of these headers itself. */
const command = (method: string, headers: OutgoingHttpHeaders) =>
  new Promise((resolve, reject) => {
    ask(`${origin}/api/test/command`, { method, headers }, (response) =>
      resolve(response.resume().statusCode),
    )
      .on('error', reject)
      .end()
  })

test.each([
  { 'Sec-Fetch-Site': 'cross-site' },
  // Another port of this machine.
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://evil.example' },
  { Origin: 'http://127.0.0.1:1' },
  { Origin: 'null' },
])('takes no command from the page of another site: %o', async (headers) => {
  const before = commands
  for (const method of ['GET', 'POST']) expect(await command(method, headers)).toBe(403)
  expect(commands).toBe(before)
})

test('takes the commands of its own pages, of an address that is typed, and of what is no browser', async () => {
  for (const headers of [
    { 'Sec-Fetch-Site': 'same-origin', Origin: origin },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: origin },
    {},
  ])
    expect(await command('POST', headers)).toBe(204)
})

test('a reader that leaves does not harm the server', async () => {
  await new Promise<void>((resolve, reject) => {
    const request = get(`${origin}/api/test/endless`, (response) => {
      response.once('data', () => {
        request.destroy()
        setTimeout(resolve, 30)
      })
    })
    request.on('error', (error) => {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') reject(error)
    })
  })
  expect((await query('/api')).status).toBe(200)
})

test('the faults arrive as HTTP has them', async () => {
  expect((await query('/api', 'http_500')).status).toBe(500)
  expect(await (await query('/api', 'http_500_blank')).text()).toBe('')
  expect((await query('/api', 'http_504')).status).toBe(504)
  const page = await query('/api', 'html')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await (await query('/api', 'empty_body')).text()).toBe('')
  await expect((await query('/api', 'malformed')).json()).rejects.toThrow(SyntaxError)
  expect((await query('/api', 'http_500@/appTitle')).status).toBe(200)
})

test('the sandbox tells its scenarios and forgets on request', async () => {
  const scenarios = (await (await fetch(`${origin}/api/__sandbox/scenarios`)).json()) as {
    name: string
  }[]
  expect(scenarios.map(({ name }) => name)).toEqual(expect.arrayContaining(['http_504', 'many']))
  expect((await query('/api', 'once')).status).toBe(500)
  expect((await query('/api', 'once')).status).toBe(200)
  expect((await fetch(`${origin}/api/__sandbox/reset`, { method: 'POST' })).status).toBe(200)
  expect((await query('/api', 'once')).status).toBe(500)
})
