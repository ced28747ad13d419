import { encode } from 'js-base64'
import { describe, expect, test } from 'vitest'
import { ApiError } from '@/api/core/ApiError'
import { shapeOf } from './bridgeChecks'
import { tally } from './checks'
import { readClientHeader } from './clientHeader'
import { environmentFacts } from './environment'
import type { EnvironmentSigns } from './environment'
import { BUSINESS_CASES, REQUEST_CASES } from './labCases'
import { findingOf, seenOf } from './labOutcome'
import { loginLines } from './loginView'
import { VECTORS, checkRoutes, checkVector } from './vectors'
import { askFor, withState } from './withState'
import { FAULTS } from '@/sandbox/faults'
import { SCENARIOS } from '@/sandbox/scenarios'
import { buildId } from '../../../vite/buildId'

const SIGNS: EnvironmentSigns = {
  mode: 'production',
  buildId: 'abc1234',
  basePath: '/mfuwu',
  apiBase: 'https://www.example.com/mfuwu/api',
  mainSite: 'https://www.example.com',
  pathname: '/mfuwu/test',
  visit: { visit: 'app', os: 'ios' },
  userAgent: 'Mozilla/5.0',
  viewport: { width: 375, height: 812, ratio: 2 },
  language: 'zh-CN',
  timeZone: 'Asia/Shanghai',
  online: true,
  storage: true,
  cookies: true,
  secure: true,
}
const failed = (change: Partial<EnvironmentSigns>) =>
  environmentFacts({ ...SIGNS, ...change })
    .filter(({ ok }) => !ok)
    .map(({ label }) => label)

describe('the environment', () => {
  test('a sound one passes in every row', () => {
    expect(failed({})).toEqual([])
    expect(environmentFacts(SIGNS).map(({ value }) => value)).toContain('APP · App 内 · ios')
  })

  test.each<[string, Partial<EnvironmentSigns>]>([
    ['运行环境', { mode: 'staging' }],
    ['构建号', { buildId: '' }],
    ['基础路径', { pathname: '/mfuwux/test' }],
    ['访问环境', { visit: { visit: 'desktop', os: 'other' } }],
    ['视口', { viewport: { width: 280, height: 600, ratio: 1 } }],
    ['网络', { online: false }],
    ['本地存储', { storage: false }],
    ['Cookie', { cookies: false }],
    ['安全连接', { secure: false }],
  ])('%s fails alone', (label, change) => {
    expect(failed(change)).toEqual([label])
  })

  test('a desktop browser is right in development', () => {
    expect(failed({ mode: 'development', visit: { visit: 'desktop', os: 'other' } })).toEqual([])
  })
})

describe('the client info', () => {
  const record = {
    clientId: 'a1b2c3d4e5f6a7b8c9d0',
    clientType: 1,
    clientVersion: '1.0.0',
    systemInfo: '鸿蒙 5',
  }

  test('is read back as a server would', () => {
    const { ok, detail } = readClientHeader(encode(JSON.stringify(record)))
    expect(ok).toBe(true)
    expect(detail).toContain('systemInfo: 鸿蒙 5')
    expect(detail).toContain('编码往返一致')
    expect(detail).not.toContain(record.clientId)
  })

  test.each([undefined, '', 'not base64!', encode('[]'), encode('{'), encode('{"clientType":1}')])(
    'fails for %s',
    (header) => {
      const { ok, detail } = readClientHeader(header)
      expect(ok).toBe(false)
      expect(detail).not.toMatch(/undefined|null|NaN/)
    },
  )
})

describe('the login record', () => {
  const now = Date.UTC(2026, 10, 20)
  const lines = (expireIn: number) =>
    loginLines({ accessToken: 'abcdefghijklmnopqrst', clientInfo: '', expireIn }, {}, now).map(
      ({ value }) => value,
    )

  test('says nothing of a guest', () => {
    expect(loginLines(undefined, {}, now).map(({ value }) => value)).toEqual([
      '未登录',
      '--',
      '--',
      '--',
    ])
  })

  test.each([
    [30 * 60_000, '2026-11-20 08:30:00（剩余 30 分钟）'],
    [5 * 3_600_000, '2026-11-20 13:00:00（剩余 5 小时）'],
    [72 * 3_600_000, '2026-11-23 08:00:00（剩余 3 天）'],
    [-1000, '2026-11-20 07:59:59（剩余 0 分钟）'],
  ])('ends in %d ms', (left, text) => {
    expect(lines(now + left)).toEqual(['已登录', 'abcd…qrst', text, '--'])
  })

  test('an end that no calendar has is for ever', () => {
    expect(lines(Number.MAX_SAFE_INTEGER)[2]).toBe('长期有效')
  })

  test('masks the app’s token', () => {
    expect(loginLines(undefined, { wrapper: 'ABCDEFGHIJKLMNOPQRST' }, now)[3]?.value).toBe(
      'ABCD…QRST',
    )
  })
})

test.each<[unknown, string]>([
  [{ accessToken: 'secret-secret', 'odd name': 1 }, '对象 {accessToken}'],
  ['secret-secret', '文本 13 字符'],
  ['', '空文本'],
  [undefined, '空'],
  [null, '空'],
  [[1], '列表'],
  [true, 'true'],
  [12_345, '数值'],
])('the answer %o of the app is described by its shape alone', (answer, words) => {
  expect(shapeOf(answer)).toBe(words)
})

test('the tally counts what is decided', () => {
  expect(tally(['passed', 'failed', 'passed', 'unchecked', 'running'])).toEqual({
    passed: 2,
    failed: 1,
  })
})

describe('the request lab', () => {
  test('asks for states that the sandbox has, each once', () => {
    const states = [...REQUEST_CASES, ...BUSINESS_CASES].map(({ state }) => state)
    const known = SCENARIOS.map(({ name }) => name)
    expect(states.filter((state) => !known.includes(state))).toEqual([])
    expect(new Set(states).size).toBe(states.length)
    expect(FAULTS.length).toBeGreaterThan(BUSINESS_CASES.length)
  })

  test('a verdict, a code or a toast other than expected is a failure', () => {
    const seen = seenOf({ statusCode: 409, code: 30_001, message: '积分不足' })
    expect(seen).toEqual({ verdict: 'business', code: 30_001, toasted: false, text: '积分不足' })
    const expected = { verdict: 'business', code: 30_001, toasted: false }
    expect(findingOf(seen, expected).ok).toBe(true)
    expect(findingOf(seen, { ...expected, code: 30_002 }).ok).toBe(false)
    expect(findingOf(seen, { ...expected, toasted: true }).ok).toBe(false)
    expect(findingOf(seen, { ...expected, verdict: 'notice' }).ok).toBe(false)
  })

  test('reads errors of the transport, and things that were thrown on the way', () => {
    expect(seenOf(new ApiError('http', 'x', 504, true))).toEqual({
      verdict: 'http',
      status: 504,
      toasted: true,
      text: '服务器在发布,请稍等...',
    })
    expect(seenOf(new Error('x'))).toMatchObject({ verdict: 'network', toasted: false })
    expect(seenOf(undefined)).toMatchObject({ verdict: 'network', toasted: false })
  })

  test('the address asks during the call and not after, also when the call fails', async () => {
    window.history.replaceState({ key: 'k' }, '', '/mfuwu/test?a=1#x')
    const during = () => new URL(window.location.href).searchParams.get('__state')
    const seen = await withState('cut', '/user/info', () => Promise.resolve(during()))
    expect(seen).toBe('cut@/user/info')
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/mfuwu/test?a=1#x',
    )
    expect(window.history.state).toEqual({ key: 'k' })
    await withState('cut', '/x', () => Promise.reject(new Error('x'))).catch(() => undefined)
    expect(window.location.search).toBe('?a=1')
  })

  test('an address that the person has left for is left alone', async () => {
    await withState('cut', '/x', async () => {
      window.history.pushState(null, '', '/mfuwu/sign-in')
    })
    expect(window.location.pathname).toBe('/mfuwu/sign-in')
  })

  test('two that ask at once are both heard, and nothing is left in whatever order they end', () => {
    window.history.replaceState(null, '', '/mfuwu/test?__state=many')
    const asked = () => new URL(window.location.href).searchParams.get('__state')
    const first = askFor('cut@/a')
    const second = askFor('loading@/b')
    expect(asked()).toBe('cut@/a,loading@/b')
    first()
    expect(asked()).toBe('loading@/b')
    const third = askFor('loading@/b')
    second()
    expect(asked()).toBe('loading@/b')
    third()
    expect(asked()).toBe('many')
  })
})

describe('vectors', () => {
  test.each(VECTORS)('$label passes', (vector) => {
    expect(checkVector(vector)).toMatchObject({ ok: true })
  })

  test('a wrong one says what came', () => {
    const wrong = { id: 'x', label: 'x', expected: '1', actual: () => '2' }
    expect(checkVector(wrong)).toEqual({ ok: false, detail: '期望 1\n实际 2' })
  })

  test('a route declared twice, or found in small letters, fails', () => {
    const only = (known: string) => (path: string) => path === known
    expect(checkRoutes(['/plAce', '/soul'], only('/plAce')).ok).toBe(true)
    expect(checkRoutes(['/plAce', '/plAce'], only('/plAce'))).toEqual({
      ok: false,
      detail: '重复声明 /plAce',
    })
    expect(checkRoutes(['/plAce/:id'], only('/place/1'))).toEqual({
      ok: false,
      detail: '大小写不敏感 /plAce/1',
    })
    expect(checkRoutes([], () => false).ok).toBe(false)
  })
})

describe('the build id', () => {
  test('is the commit, or the day where there is none', () => {
    const day = new Date(Date.UTC(2026, 10, 20))
    expect(buildId(day, () => 'abc123456')).toBe('abc123456')
    expect(buildId(day, () => '')).toBe('2026-11-20')
    expect(buildId()).toMatch(/^[\da-f]{7,}$|^\d{4}-\d\d-\d\d$/)
  })
})
