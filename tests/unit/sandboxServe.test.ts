import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { reset } from '@/sandbox/platform'
import { serve } from '@/sandbox/serve'

const server = createServer((request, response) => void serve(request, response))
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(reset)
afterAll(() => server.close())

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
