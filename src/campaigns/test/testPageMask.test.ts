import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diagnosticReport, maskSecrets, maskToken, statusOf } from './checks/report'

const TOKEN_CHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~+/='
const charsOf = (alphabet: string, minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom(...Array.from(alphabet)), { minLength, maxLength })
    .map((letters) => letters.join(''))
const token = charsOf(TOKEN_CHARS, 4, 80)
const word = charsOf('ABCabc012_-', 10, 40)
const jwt = fc
  .tuple(word, word, word)
  .map(([head, body, sign]) => `eyJhbG${head}.eyJzdW${body}.${sign}`)
const digits = charsOf('0123456789', 9, 9)
const phone = fc
  .tuple(fc.integer({ min: 3, max: 9 }), digits)
  .map(([second, rest]) => `1${second}${rest}`)
const written = fc
  .tuple(phone, fc.constantFrom('', ' ', '-', '.'), fc.constantFrom('', '+86 ', '0086', '(86)'))
  .map(([number, gap, country]) => ({
    number,
    text: `${country}${number.slice(0, 3)}${gap}${number.slice(3, 7)}${gap}${number.slice(7)}`,
  }))
/** The text around a secret: anything a server or a browser may send. */
const around = fc.oneof(fc.string(), fc.constantFrom('', ' ', '"', '12', 'id=', '：', 'token '))
const inText = <T>(secret: fc.Arbitrary<T>) => fc.tuple(around, secret, around)

test('a check has passed or failed', () => {
  expect([statusOf(true), statusOf(false)]).toEqual(['passed', 'failed'])
})

describe('masking', () => {
  test('a token is its first and last four characters, and a short one nothing', () => {
    expect(maskToken('abcdefghijklmnop')).toBe('abcd…mnop')
    expect(maskToken('abcdefghijklmno')).toBe('••••')
    expect(maskToken('')).toBe('••••')
  })

  test.each([
    ['13800138000', '138••••8000'],
    ['手机：138 0013 8000。', '手机：138••••8000。'],
    ['+86 138-0013-8000', '+861••••8000'],
    ['"accessToken":"abcdefgh"', '"accessToken":"••••"'],
    ['Authorization: Bearer abcdefghijklmnop', 'Authorization: Bearer abcd…mnop'],
    ['Android 14; Pixel 8 Chrome/126.0.0.0 Mobile', 'Android 14; Pixel 8 Chrome/126.0.0.0 Mobile'],
    ['/ucenter/api/passport/getAuthorization', '/ucenter/api/passport/getAuthorization'],
    ['2026-11-20 08:00:00', '2026-11-20 08:00:00'],
    ['x'.repeat(39), 'x'.repeat(39)],
    ['x'.repeat(40), 'xxxx…xxxx'],
    ['ABCDEFGHIJKLMNOPQRS1', 'ABCD…QRS1'],
    ['1-2-3-4_5_6_7_8_9_=+', '1-2-3-4_5_6_7_8_9_=+'],
  ])('%s becomes %s', (text, masked) => {
    expect(maskSecrets(text)).toBe(masked)
  })

  test('a known secret is masked from four characters on', () => {
    expect(maskSecrets('abc abcd', [undefined, '', 'abc', 'abcd'])).toBe('abc ••••')
  })

  test('no known token survives, whatever it looks like and wherever it stands', () => {
    fc.assert(
      fc.property(inText(token), ([before, secret, after]) => {
        expect(maskSecrets(before + secret + after, [secret])).not.toContain(secret)
      }),
      { numRuns: 2000 },
    )
  })

  test('a token that repeats itself does not stand again where two masked ones meet', () => {
    const secret = 'a'.repeat(17)
    expect(maskSecrets('a'.repeat(35), [secret])).not.toContain(secret)
  })

  test('no JWT survives, nor any of its parts', () => {
    fc.assert(
      fc.property(inText(jwt), ([before, secret, after]) => {
        const masked = maskSecrets(before + secret + after)
        expect(masked).not.toContain(secret)
        for (const part of secret.split('.')) expect(masked).not.toContain(part)
      }),
      { numRuns: 2000 },
    )
  })

  test('no phone number survives, however it is written', () => {
    fc.assert(
      fc.property(inText(written), ([before, { number, text }, after]) => {
        const masked = maskSecrets(before + text + after)
        expect(masked.replace(/[\s().-]/g, '')).not.toContain(number)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the report', () => {
  const facts = [{ label: '网络', status: 'passed', detail: '在线' }] as const

  test('reads as a list of what was found', () => {
    const results = [
      { label: '用户信息', status: 'failed' as const, detail: '请先登录', tookMs: 12 },
      { label: '协议版本', status: 'passed' as const },
    ]
    const login = ['本机记录：未登录']
    expect(diagnosticReport({ time: '2026-11-20 08:00:00', facts, login, results }, [])).toBe(
      [
        '开发自检 2026-11-20 08:00:00',
        '【环境】',
        '[通过] 网络：在线',
        '【登录】',
        '本机记录：未登录',
        '【检测】',
        '[失败] 用户信息（12ms）：请先登录',
        '[通过] 协议版本',
      ].join('\n'),
    )
    const unchecked = diagnosticReport({ time: '', facts, login, results: [] }, [])
    expect(unchecked.split('\n').slice(-2)).toEqual(['【检测】', '尚未检测'])
  })

  test('carries no secret, in whatever part of it one stands', () => {
    fc.assert(
      fc.property(token, jwt, written, (secret, web, { number, text }) => {
        const report = diagnosticReport(
          {
            time: '2026-11-20 08:00:00',
            facts: [{ label: 'User-Agent', status: 'passed', detail: `${text} ${secret}` }],
            login: [`accessToken：${secret}`, web],
            results: [{ label: web, status: 'failed', detail: `${secret}\n${text}\n${web}` }],
          },
          [secret],
        )
        const said = report.split('\n').slice(1).join('\n')
        expect(said.replaceAll('accessToken', '')).not.toContain(secret)
        expect(said).not.toContain(web)
        expect(said.replace(/[\s().-]/g, '')).not.toContain(number)
      }),
      { numRuns: 1000 },
    )
  })
})
