import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endpoint } from './endpoint'
import { configureApi } from './transport'
import type { Judgement } from './verdict/verdict'

/** A host of its own, because MSW cannot read the blobs of jsdom's XMLHttpRequest: the adapter that ships. */
const host = createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', 'http://localhost:3000')
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body)
  asked.push(`${request.method} ${request.url}`)
})
const asked: string[] = []
let answer = { status: 200, type: 'image/png', body: Buffer.alloc(0) }
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
afterEach(() => void asked.splice(0))
afterAll(() => host.close())

const download = endpoint<{ sheet: string }>()({
  name: 'sheet/download',
  method: 'GET',
  path: '/sheet/{sheet}',
  auth: 'optional',
  responseType: 'blob',
})

function platform(status: number, type: string, body: string | number[]) {
  answer = { status, type, body: Buffer.from(body as string) }
  const verdicts: Judgement[] = []
  configureApi({
    baseUrl: origin,
    headers: () => Promise.resolve({}),
    onVerdict: (judgement) => void verdicts.push(judgement),
  })
  return verdicts
}

const bytesOf = (file: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve([...new Uint8Array(reader.result as ArrayBuffer)]),
    )
    reader.readAsArrayBuffer(file)
  })
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => 'success',
    (error: unknown) => error,
  )

test('a blob passes through unchanged, byte by byte', async () => {
  const bytes = [0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00, 0x80]
  const verdicts = platform(200, 'image/png', bytes)
  const file = await download({ sheet: '7' })
  expect(file).toBeInstanceOf(Blob)
  expect(file.type).toBe('image/png')
  expect(await bytesOf(file)).toEqual(bytes)
  expect(asked).toEqual(['GET /sheet/7'])
  expect(verdicts).toEqual([])
})

test.each([
  ['refuses', '{"statusCode":403,"message":"m"}'],
  ['is signed out', '{"code":"S00000","message":"TOKEN"}'],
  ['is empty', ''],
])('a blob that looks like an answer that %s passes through unchanged', async (_, body) => {
  const verdicts = platform(200, 'application/json', body)
  expect(await bytesOf(await download({ sheet: '7' }))).toEqual([...Buffer.from(body)])
  expect(verdicts).toEqual([])
})

test.each<[string, number, string, object, object]>([
  [
    'words',
    401,
    '{"message":"TOKEN 已失效"}',
    { message: 'TOKEN 已失效' },
    { kind: 'refused', purge: true },
  ],
  ['HTML', 502, '<html></html>', { kind: 'http', call: 'sheet/download' }, { kind: 'broken' }],
  ['nothing', 504, '', { kind: 'http', toasted: true }, { kind: 'broken' }],
])('%s in place of the file is judged at HTTP %i', async (_, status, body, error, judgement) => {
  const verdicts = platform(status, 'text/plain', body)
  expect(await caught(download({ sheet: '7' }))).toMatchObject(error)
  expect(verdicts).toMatchObject([judgement])
})
