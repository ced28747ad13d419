import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEPLOYING_TEXT, judge, messageOf } from './verdict'

const ok = { kind: 'ok' }
const refused = { kind: 'refused' }
const signedOut = { kind: 'signedOut' }
const notice = (toast: string) => ({ kind: 'notice', toast })
const broken = (reason: string) => ({ kind: 'broken', reason })
const deploying = { kind: 'broken', reason: 'http', toast: DEPLOYING_TEXT }

test.each<[string, number, unknown, object]>([
  // Success (specification section 8, first line)
  ['a body without a statusCode', 200, { data: [] }, ok],
  ['an empty record', 200, {}, ok],
  ['a list', 200, [{ zoologyClassify: 1 }], ok],
  ['a number', 200, 0, ok],
  ['a truth value', 200, false, ok],
  ['a blank statusCode is none', 200, { statusCode: '', data: 1 }, ok],
  ['a null statusCode is none', 200, { statusCode: null, data: 1 }, ok],
  ['statusCode 200', 200, { statusCode: 200 }, ok],
  ['statusCode "200"', 200, { statusCode: '200' }, ok],
  ['errorCode 0', 200, { statusCode: 1, errorCode: 0 }, ok],
  ['errorCode "0"', 200, { statusCode: 1, errorCode: '0' }, ok],
  ['errorCode 200', 200, { statusCode: 1, errorCode: 200 }, ok],
  ['errorCode "200"', 200, { statusCode: 1, errorCode: '200' }, ok],
  ['code 200', 200, { statusCode: 1, code: 200 }, ok],
  ['code "200"', 200, { statusCode: 1, code: '200' }, ok],
  ['success before the toast codes', 200, { statusCode: 500, errorCode: 0, message: 'm' }, ok],
  ['statusCode 200 beside a toast code', 200, { statusCode: 200, code: -1, message: 'm' }, ok],
  ['a success that speaks of a TOKEN', 200, { statusCode: 200, message: 'TOKEN issued' }, ok],
  ['an assumed business code without a statusCode', 200, { code: 20001 }, ok],

  // Refused with the body
  ['another statusCode', 200, { statusCode: 1, message: 'm' }, refused],
  ['statusCode 0', 200, { statusCode: 0 }, refused],
  ['statusCode 401', 200, { statusCode: 401, message: 'm' }, refused],
  ['an empty errorCode is not 0', 200, { statusCode: 1, errorCode: '' }, refused],
  ['a null errorCode is not 0', 200, { statusCode: 1, errorCode: null }, refused],
  ['a list of 0 is not 0', 200, { statusCode: 1, errorCode: [0] }, refused],
  ['a truth value is no code', 200, { statusCode: 1, errorCode: false }, refused],
  ['HTTP 401 with JSON', 401, { message: 'm' }, refused],
  ['HTTP 500 with JSON', 500, { message: 'm' }, refused],
  ['HTTP 500 whose body claims success', 500, { statusCode: 200, data: {} }, refused],
  ['HTTP 201 with JSON', 201, { data: {} }, refused],

  // Toast with the message
  ...[400, 402, 403, 500, 9806].flatMap((code): [string, number, unknown, object][] => [
    [`statusCode ${code}`, 200, { statusCode: code, message: 'm' }, notice('m')],
    [`statusCode "${code}"`, 200, { statusCode: String(code), message: 'm' }, notice('m')],
    [`statusCode ${code} at HTTP 500`, 500, { statusCode: code, message: 'm' }, notice('m')],
  ]),
  ...[-107, -1, 500].flatMap((code): [string, number, unknown, object][] => [
    [`code ${code}`, 200, { statusCode: 1, code, message: 'm' }, notice('m')],
    [`code ${code} without a statusCode`, 200, { code, message: 'm' }, notice('m')],
    [`code "${code}"`, 200, { code: String(code), message: 'm' }, notice('m')],
    [`code ${code} at HTTP 401`, 401, { code, message: 'm' }, notice('m')],
  ]),
  ['a toast without words', 200, { code: -1 }, notice('请求失败，请稍后再试')],
  ['errorCode 0 at HTTP 400', 400, { statusCode: 400, errorCode: 0, msg: 'm' }, notice('m')],

  // Not logged in: no toast, whatever the other fields are
  ['S00000', 200, { code: 'S00000', message: 'm' }, signedOut],
  ['S00000 with a toast statusCode', 200, { code: 'S00000', statusCode: 403 }, signedOut],
  ['S00000 with statusCode 200', 200, { code: 'S00000', statusCode: 200 }, signedOut],
  ['S00000 at HTTP 401', 401, { code: 'S00000' }, signedOut],

  // HTTP 504
  ['504 without a body', 504, '', deploying],
  ['504 with HTML', 504, '<html></html>', deploying],
  ['504 with JSON', 504, { statusCode: 500, message: 'm' }, deploying],
  ['504 with S00000', 504, { code: 'S00000' }, deploying],

  // No usable answer
  ['an empty 200', 200, '', broken('empty')],
  ['a null 200', 200, null, broken('empty')],
  ['an undefined 200', 200, undefined, broken('empty')],
  ['HTML at 200', 200, '<!doctype html>', broken('notJson')],
  ['HTML at 500', 500, '<html></html>', broken('http')],
  ['an empty 404', 404, '', broken('http')],
  ['an empty record at 500', 500, {}, broken('http')],
  ['a list at 500', 500, [], broken('http')],
  ['204', 204, '', broken('http')],
])('%s', (_, status, body, expected) => {
  expect(judge(status, body)).toMatchObject(expected)
  if (!('toast' in expected)) expect(judge(status, body).toast).toBeUndefined()
})

test('the 504 text is the specification’s', () => {
  expect(DEPLOYING_TEXT).toBe('服务器在发布,请稍等...')
})

test.each(['message', 'msg', 'errorMsg', 'errorMessage'])(
  'TOKEN in %s purges the login record, at any status',
  (field) => {
    const body = { statusCode: 1, [field]: 'ACCESS_TOKEN_EXPIRED' }
    expect(judge(200, body)).toMatchObject({ purge: true, message: 'ACCESS_TOKEN_EXPIRED' })
    expect(judge(401, body).purge).toBe(true)
    expect(judge(504, body).purge).toBe(true)
    expect(judge(200, { statusCode: 1, [field]: 'token expired' }).purge).toBe(false)
  },
)

test('the message is the first non-empty string of the four fields', () => {
  expect(messageOf({ message: ' ', msg: 5, errorMsg: 'third', errorMessage: 'fourth' })).toBe(
    'third',
  )
  expect(messageOf({ msg: 'second', message: 'first' })).toBe('first')
  expect(messageOf({ message: '', msg: null, errorMessage: 'last' })).toBe('last')
  expect(messageOf({ error: 'elsewhere' })).toBe('')
  expect(messageOf(['message'])).toBe('')
  expect(messageOf('message')).toBe('')
})

const status = fc.constantFrom(200, 201, 204, 302, 400, 401, 403, 404, 500, 502, 503, 504)
const coded = (...codes: unknown[]) =>
  fc.oneof(
    fc.constantFrom(...codes),
    fc.constantFrom(...codes).map(String),
    fc.jsonValue({ maxDepth: 1 }),
  )
const words = fc.oneof(
  fc.string(),
  fc.constantFrom('TOKEN', 'bad TOKEN!', '', ' ', 'token'),
  fc.constantFrom(null, 7, [], {}),
)
const body = fc.record(
  {
    statusCode: coded(200, 400, 402, 403, 500, 9806, 401, 0),
    errorCode: coded(0, 200, 1),
    code: coded('S00000', 200, -107, -1, 500, 0, 20001),
    message: words,
    msg: words,
    errorMsg: words,
    errorMessage: words,
    data: fc.jsonValue({ maxDepth: 1 }),
  },
  { requiredKeys: [] },
)

test('any JSON at any status gets a judgement', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), fc.jsonValue(), (anyStatus, value) => {
      expect(['ok', 'signedOut', 'notice', 'refused', 'broken']).toContain(
        judge(anyStatus, value).kind,
      )
    }),
  )
})

test('a success needs HTTP 200, whatever the body says', () => {
  fc.assert(
    fc.property(status, body, (given, value) => {
      if (judge(given, value).kind === 'ok') expect(given).toBe(200)
    }),
  )
})

test('a body without statusCode, toast code and S00000 is a success at HTTP 200', () => {
  const plain = fc.dictionary(
    fc.string().filter((name) => !['statusCode', 'code'].includes(name)),
    fc.jsonValue({ maxDepth: 2 }),
  )
  fc.assert(
    fc.property(plain, (value) => {
      expect(judge(200, value).kind).toBe('ok')
    }),
  )
})

test('a toast stands for exactly the codes of the catalogue, and 504', () => {
  const is = (value: unknown, codes: number[]) =>
    (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) &&
    codes.some((code) => Number(value) === code)
  fc.assert(
    fc.property(status, body, (given, value) => {
      const named = value.statusCode !== undefined && value.statusCode !== null
      const success =
        given === 200 &&
        named &&
        value.statusCode !== '' &&
        (is(value.statusCode, [200]) || is(value.errorCode, [0, 200]) || is(value.code, [200]))
      const listed =
        is(value.statusCode, [400, 402, 403, 500, 9806]) || is(value.code, [-107, -1, 500])
      const expected = given === 504 || (listed && !success && value.code !== 'S00000')
      expect(judge(given, value).toast !== undefined).toBe(expected)
    }),
    { numRuns: 2000 },
  )
})

test('the login record goes exactly when the message says TOKEN', () => {
  fc.assert(
    fc.property(status, body, (given, value) => {
      const judgement = judge(given, value)
      expect(judgement.purge).toBe(judgement.message.includes('TOKEN'))
      const said = [value.message, value.msg, value.errorMsg, value.errorMessage].find(
        (field) => typeof field === 'string' && field.trim() !== '',
      )
      expect(judgement.message).toBe(said ?? '')
    }),
    { numRuns: 1000 },
  )
})
