import { encode } from 'js-base64'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/verdict/ApiError'
import { SCENARIOS } from '@/sandbox/scenarios'
import { hash64 } from '@/lib/hash'
import { environmentFacts, readClientHeader, shapeOf } from './checks/device'
import { loginLines } from './checks/login'
import { BUSINESS_CASES, REQUEST_CASES, findingOf, seenOf, withState } from './lab/requests'
import { VECTORS, checkVector } from './lab/vectors'
import { buildId } from '../../../vite/buildId'

test('the environment names what the product cannot work with', () => {
  window.history.replaceState(null, '', '/mfuwux/test')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const failed = environmentFacts().filter(({ status }) => status === 'failed')
  expect(failed.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['基础路径', '网络', '本地存储']),
  )
  vi.restoreAllMocks()
})

test('the client info is read back as a server would', () => {
  const record = { clientId: 'a1b2c3d4e5f6a7b8c9d0', clientType: 1, systemInfo: '鸿蒙 5' }
  const { ok, detail } = readClientHeader(encode(JSON.stringify(record)))
  expect(ok).toBe(true)
  expect(detail).toContain('systemInfo: 鸿蒙 5')
  expect(detail).toContain('编码往返一致')
  expect(detail).not.toContain(record.clientId)
})

test.each([undefined, 'not base64!', encode('[]'), encode('{'), encode('{"clientType":1}')])(
  'the client info fails for %s',
  (header) => {
    const { ok, detail } = readClientHeader(header)
    expect(ok).toBe(false)
    expect(detail).not.toMatch(/undefined|null|NaN/)
  },
)

const NOW = Date.UTC(2026, 10, 20)

test.each([
  [30 * 60_000, '2026-11-20 08:30:00（剩余 30 分钟）'],
  [5 * 3_600_000, '2026-11-20 13:00:00（剩余 5 小时）'],
  [72 * 3_600_000, '2026-11-23 08:00:00（剩余 3 天）'],
  [-1000, '2026-11-20 07:59:59（剩余 0 分钟）'],
  [Number.MAX_SAFE_INTEGER, '长期有效'],
])('a login record that ends in %d ms', (left, text) => {
  const record = { accessToken: 'abcdefghijklmnopqrst', clientInfo: '', expireIn: NOW + left }
  expect(loginLines(record, 'ABCDEFGHIJKLMNOPQRST', NOW)).toEqual([
    '本机记录：已登录',
    'accessToken：abcd…qrst',
    `到期（北京时间）：${text}`,
    '记录属于：旧版本留下，未记录来源',
    'App token：ABCD…QRST',
    '当前身份：App token 与本机记录',
  ])
})

test.each<[object, string | undefined, string, string]>([
  [{}, undefined, '旧版本留下，未记录来源', '本机记录'],
  [{ uid: '7' }, undefined, 'uid 7，网页登录', '本机记录'],
  [
    { uid: '7', besideApp: hash64('app') },
    'app',
    'uid 7，网页登录，不与 App token 一起使用',
    '本机记录',
  ],
  [
    { uid: '7', tradedFor: hash64('app') },
    'app',
    'uid 7，由当前 App 登录换取',
    'App token 与本机记录',
  ],
  [{ tradedFor: hash64('app') }, undefined, '由 App 登录换取，App 未应答，暂不使用', '游客'],
])('a login record says whose it is: %o beside %s', (origin, app, owner, here) => {
  const record = { accessToken: 'abcdefghijklmnopqrst', clientInfo: '', expireIn: NOW, ...origin }
  const lines = loginLines(record, app, NOW)
  expect(lines).toContain(`记录属于：${owner}`)
  expect(lines).toContain(`当前身份：${here}`)
})

test.each<[unknown, string]>([
  [{ accessToken: 'secret-secret', 'odd name': 1 }, '对象 {accessToken}'],
  ['secret-secret', 'string'],
  [undefined, 'undefined'],
])('the answer %o of the app is described by its shape alone', (answer, words) => {
  expect(shapeOf(answer)).toBe(words)
})

test('the request lab asks for states that the sandbox has, each once', () => {
  const states = [...REQUEST_CASES, ...BUSINESS_CASES].map(({ state }) => state)
  const known = SCENARIOS.map(({ name }) => name)
  expect(states.filter((state) => !known.includes(state))).toEqual([])
  expect(new Set(states).size).toBe(states.length)
})

test('a verdict, a code or a toast other than expected is a failure', () => {
  const seen = seenOf({ statusCode: 409, code: 30_001, message: '积分不足' })
  const expected = { verdict: 'business', code: 30_001, toasted: false }
  expect(findingOf(seen, expected).ok).toBe(true)
  expect(findingOf(seen, { ...expected, code: 30_002 }).ok).toBe(false)
  expect(findingOf(seen, { ...expected, toasted: true }).ok).toBe(false)
  expect(findingOf(seen, { ...expected, verdict: 'notice' }).ok).toBe(false)
  const deploying = { verdict: 'http', toasted: true, text: '服务器在发布,请稍等...' }
  expect(seenOf(new ApiError('http', 'x', 504, true))).toMatchObject(deploying)
  expect(seenOf(undefined)).toMatchObject({ verdict: 'network', toasted: false })
})

test('the address asks during the call and not after, also when the call fails', async () => {
  window.history.replaceState({ key: 'k' }, '', '/mfuwu/test?a=1#x')
  const during = () => new URL(window.location.href).searchParams.get('__state')
  const seen = await withState('cut', '/user/info', () => Promise.resolve(during()))
  expect(seen).toBe('cut@/user/info')
  expect(window.location.href).toMatch(/\/mfuwu\/test\?a=1#x$/)
  expect(window.history.state).toEqual({ key: 'k' })
  await withState('cut', '/x', () => Promise.reject(new Error('x'))).catch(() => undefined)
  expect(window.location.search).toBe('?a=1')
  await withState('cut', '/x', async () => window.history.pushState(null, '', '/mfuwu/sign-in'))
  expect(window.location.pathname).toBe('/mfuwu/sign-in')
})

test('a vector that is wrong says what came', () => {
  expect(VECTORS.map(checkVector).filter(({ ok }) => !ok)).toEqual([])
  expect(checkVector(['x', '1', () => '2'])).toEqual({ ok: false, detail: '期望 1\n实际 2' })
})

test('the build id is the commit, or the day where there is none', () => {
  const day = new Date(NOW)
  expect(buildId(day, () => 'abc123456')).toBe('abc123456')
  expect(buildId(day, () => '')).toBe('2026-11-20')
})
