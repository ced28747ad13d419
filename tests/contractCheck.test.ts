import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { REQUEST_VERSION } from '@/api/core/headers'
import { parseJson } from '@/lib/storage/json'
import { reset } from '@/sandbox/platform'
import { person, recordTokenOf } from '@/sandbox/users'
import { ask } from './contract/check/ask'
import { compare } from './contract/check/compare'
import { runCheck } from './contract/check/testing'
import { loadContract } from './contract/contract'
import { digits, fields, list, optionalCount } from './contract/recorded/read'
import { shapeOf } from './contract/shape'
import { FaultyPlatform, type Fault } from './support/faultyPlatform'

const platform = new FaultyPlatform()
const token = recordTokenOf(person(0).uid)

beforeAll(() => platform.start())
afterEach(async () => {
  platform.faults = {}
  platform.asked = []
  reset()
})
afterAll(() => platform.stop())

/** Runs the command as it is typed against this platform, and reads its report. */
const check = (...args: string[]) => runCheck('--origin', platform.origin, ...args)

const one = async (name: string, ...args: string[]) => {
  const { calls, code, table } = await check('--only', name, '--token', token, ...args)
  return { code, table, ...calls.find((call) => call.name === name) }
}

/** Changes the first row of an answer's list. */
const firstRow =
  (change: (row: Record<string, unknown>) => void): Fault =>
  (text) => {
    const body = parseJson(text) as { data: { list: Record<string, unknown>[] } }
    change(body.data.list[0] ?? {})
    return JSON.stringify(body)
  }

test('the sandbox answers every call as the contract has it', async () => {
  const { calls, table } = await check('--token', token)
  expect(calls.filter(({ outcome }) => ['differs', 'unreachable'].includes(outcome))).toEqual([])
  expect(calls.length).toBeGreaterThan(50)
  expect(table).toMatch(/^fits +moment\/comment\/topList +GET \/xfacade/m)
})

test('only what reads is asked', async () => {
  await check('--token', token)
  const { calls } = await loadContract()
  const safe = calls.filter(({ isSafe }) => isSafe)
  expect(platform.asked).toHaveLength(safe.length)
  const writes = /daySign|logout|skip|visit|sendMessaage|get_biz_no|getAuthorization|smsLogin/
  expect(platform.asked.filter(({ path }) => writes.test(path))).toEqual([])
  const pathsOf = (rows: { method: string; path: string }[]) =>
    rows.filter(({ method }) => method === 'POST').map(({ path }) => path)
  expect(pathsOf(platform.asked).sort()).toEqual(pathsOf(safe).sort())
})

test('a call that writes cannot be asked', async () => {
  const { calls } = await loadContract()
  const write = calls.find(({ name }) => name === 'passport/logout')
  const where = { origin: platform.origin, prefix: '/mfuwu/api', token, params: new Map() }
  if (!write) throw new Error('gone')
  await expect(ask(write, { ...where, timeoutMs: 1000 })).rejects.toThrow(RangeError)
  expect(await check('--only', 'logout')).toMatchObject({ code: 2 })
  expect(platform.asked).toEqual([])
})

test('the headers are the product’s own', async () => {
  await check('--only', 'moment/', '--token', token)
  const of = (end: string) => platform.asked.find(({ path }) => path.endsWith(end))?.headers
  expect(of('/getByMomentId')).toMatchObject({
    'x-auth-token': token,
    authorization: `Bearer ${token}`,
    'x-app-url': `${platform.origin}/mfuwu/trends-detail/:id`,
    'x-request-version': REQUEST_VERSION,
    clientinfo: expect.any(String),
  })
  expect(of('/topList')).toMatchObject({ 'x-auth-token': token })
  expect(of('/topList')).not.toHaveProperty('authorization')
  expect(of('/topList')).not.toHaveProperty('clientinfo')
})

test('a renamed field is missing, with the names that are there', async () => {
  platform.faults['/topList'] = firstRow((row) => {
    row.label = row.nickname
    delete row.nickname
  })
  expect(await one('moment/comment/topList')).toMatchObject({
    code: 1,
    outcome: 'differs',
    differences: [
      {
        path: 'list[0].nickname',
        kind: 'missing',
        text: 'missing, reads as ""; not in the contract: label',
        times: 1,
      },
    ],
    table: expect.stringContaining('src/api/moment.ts, listTopComments'),
  })
})

test('a field that may be left out is missed where another one came in its place', () => {
  const shape = shapeOf(list(fields({ price: optionalCount })))
  const missing = { path: '[0].price', kind: 'missing', times: 2 }
  expect(compare(shape, [{ cost: 1 }, { cost: 2 }]).differences).toEqual([
    { ...missing, text: 'missing, which it may be; not in the contract: cost' },
  ])
  expect(compare(shape, [{ cost: 1 }, { price: 2 }]).differences).toEqual([])
})

test('a UUID where the id travels in an address is a difference, and that says why', () => {
  const found = (value: unknown) => compare(shapeOf(fields({ npcId: digits })), { npcId: value })
  expect(found('6144836078348901700').differences).toEqual([])
  expect(found(80001).differences).toEqual([])
  const uuid = '5f0c2f0e-3d8a-4b07-9c9e-1f2a6c1f9b10'
  expect(found(uuid).differences).toMatchObject([
    { path: 'npcId', kind: 'type', text: expect.stringContaining(String.raw`the form ^\d{0,20}$`) },
  ])
})

test('a number as text is another type, and says how it reads', async () => {
  platform.faults['/topList'] = firstRow((row) => {
    row.likeCount = '12.5'
  })
  expect(await one('moment/comment/topList')).toMatchObject({
    outcome: 'differs',
    differences: [
      {
        path: 'list[0].likeCount',
        kind: 'type',
        text: '"12.5", not a whole number of at least 0; reads as 12',
      },
    ],
  })
})

test('an unknown word of a status is named with those that are known', async () => {
  platform.faults['/getByMomentId'] = (text) => text.replace('"NORMAL"', '"PAUSED"')
  expect(await one('moment/lookup')).toMatchObject({
    outcome: 'differs',
    differences: [
      {
        path: 'status',
        kind: 'word',
        text: '"PAUSED" is none of NORMAL, DELETED, AUDITING; reads as "NORMAL"',
      },
    ],
  })
})

const PAGE = '<!doctype html><title>Portal</title>'
const REFUSAL = '{"statusCode":409,"code":30002,"message":"余额不足"}'

test.each([
  ['a web page', () => PAGE, 'differs', /a web page in place of JSON/],
  ['no body', () => '', 'differs', /no body/],
  [
    'another envelope',
    () => '{"success":true,"result":{}}',
    'differs',
    /no `data`; there are success, result/,
  ],
  ['a list without an envelope', () => '[]', 'differs', /a list without an envelope/],
  [
    'success by another code',
    () => '{"statusCode":0,"data":{"list":[]}}',
    'differs',
    /takes it for a refusal/,
  ],
  [
    'an address that is not there',
    () => ({ status: 404, text: '{"message":"nobody"}' }),
    'differs',
    /HTTP 404.*nobody/,
  ],
  ['a redirect', () => ({ status: 302 }), 'differs', /HTTP 302/],
  ['a refusal', () => REFUSAL, 'refused', /code 30002 余额不足/],
  [
    'a broken server',
    () => ({ status: 500, text: '{"message":"NPE"}' }),
    'refused',
    /HTTP 500, NPE/,
  ],
  ['a gateway', () => ({ status: 502, text: PAGE }), 'unreachable', /HTTP 502/],
] satisfies [string, Fault, string, RegExp][])('%s', async (_, fault, outcome, says) => {
  platform.faults['/topList'] = fault
  const { differences = [], notes = [], ...result } = await one('moment/comment/topList')
  expect(result).toMatchObject({ code: 1, outcome })
  expect([...differences.map(({ text }) => text), ...notes].join('; ')).toMatch(says)
})

test('who is not logged in is refused', async () => {
  const { code, calls } = await check('--only', 'user/info')
  expect(code).toBe(1)
  expect(calls).toMatchObject([{ outcome: 'refused', notes: ['not logged in: --token'] }])
})

test('an origin where nobody answers is not reachable', async () => {
  const gone = new FaultyPlatform()
  await gone.start()
  await gone.stop()
  const { code, calls, table } = await check(
    '--origin',
    gone.origin,
    '--only',
    'moment/comment/topList',
  )
  expect(code).toBe(1)
  expect(calls).toMatchObject([
    { outcome: 'unreachable', notes: [expect.stringContaining('ECONNREFUSED')] },
  ])
  expect(table).toMatch(/^not reachable +moment\/comment\/topList/m)
})

test('a parameter is for all calls that have it, or for one; an id that is unknown shows nothing', async () => {
  const { calls } = await check(
    '--only',
    'moment/',
    '--param',
    'momentId=20002',
    '--param',
    'moment/lookup.momentId=1',
  )
  const sentOf = (name: string) => calls.find((call) => call.name === name)?.sent
  expect(sentOf('moment/comment/topList')).toMatchObject({ momentId: '20002' })
  expect(calls.find(({ name }) => name === 'moment/lookup')).toMatchObject({
    sent: { momentId: '1' },
    outcome: 'fits',
    notes: [expect.stringContaining('nothing there to compare')],
  })
})

test('the token is in no report', async () => {
  const { file, table } = await check('--token', token, '--only', 'user')
  expect(`${file}${table}`).not.toContain(token)
})

test.each([
  [['--origin', 'api.example.com'], /--origin https/],
  [['--origin', 'https://api.example.com/mfuwu'], /--prefix/],
  [['--only', 'nowhere'], /no such call/],
  [['--param', 'id'], /name=value/],
  [['--timeout', 'soon'], /seconds/],
  [['--frobnicate'], /frobnicate/],
])('wrong usage: %s', async (args, says) => {
  const { code, table } = await check(...args)
  expect(code).toBe(2)
  expect(table).toMatch(says)
})
