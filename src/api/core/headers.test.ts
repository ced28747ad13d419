import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildHeaders, publicAddress } from './headers'

const HREF = 'http://localhost:3000/mfuwu/sign-in'
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOiIxIn0.c2lnbmF0dXJl'
const input = { tokens: {}, clientInfo: 'info', href: HREF, withAuth: true }

test('a guest sends empty token headers', () => {
  expect(buildHeaders(input)).toEqual({
    'X-Auth-Token': '',
    'X-App-Url': HREF,
    'X-Request-Version': 'v3',
    Authorization: '',
    clientInfo: 'info',
  })
})

test.each([
  ['both', { wrapper: 'w', stored: 's' }, 'w', 'Bearer s'],
  ['the wrapper’s', { wrapper: 'w' }, 'w', 'Bearer w'],
  ['the stored', { stored: 's' }, 's', 'Bearer s'],
  ['empty ones', { wrapper: '', stored: '' }, '', ''],
])('tokens: %s', (_, tokens, auth, bearer) => {
  expect(buildHeaders({ ...input, tokens })).toMatchObject({
    'X-Auth-Token': auth,
    Authorization: bearer,
  })
})

test('a call without auth has neither Authorization nor clientInfo', () => {
  const headers = buildHeaders({ ...input, tokens: { stored: 's' }, withAuth: false })
  expect(Object.keys(headers)).toEqual(['X-Auth-Token', 'X-App-Url', 'X-Request-Version'])
  expect(headers['X-Auth-Token']).toBe('s')
})

test.each([undefined, ''])('client info that is not there is left out: %o', (clientInfo) => {
  expect(buildHeaders({ ...input, clientInfo })).not.toHaveProperty('clientInfo')
})

test('every header value is ASCII on one line and fits into a real request', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 40 })
  const loneHalves = fc.constantFrom('\ud800', 'a\udfff', '\r\nX-Evil: 1', '元\u0000\t')
  const value = fc.oneof(anyText, loneHalves)
  fc.assert(
    fc.property(value, value, value, value, (wrapper, stored, clientInfo, path) => {
      const headers = buildHeaders({
        tokens: { wrapper, stored },
        clientInfo,
        href: `${HREF}?q=${path}#${path}`,
        withAuth: true,
      })
      for (const text of Object.values(headers)) expect(text).toMatch(/^[\x20-\x7e]*$/)
      expect(() => new Headers(headers)).not.toThrow()
    }),
    { numRuns: 200 },
  )
})

test('Chinese in a header is escaped, not lost', () => {
  const headers = buildHeaders({ ...input, tokens: { stored: 'a元' } })
  expect(headers.Authorization).toBe('Bearer a%E5%85%83')
  const broken = buildHeaders({ ...input, tokens: { stored: 'a\udfff\r\nb' } })
  expect(broken.Authorization).toBe('Bearer ab')
})

test.each([
  ['?anchorId=3', '?anchorId=3'],
  ['?inviteCode=AB12cd34&shareUid=12345678901234567890', undefined],
  ['?anchorId=3&accessToken=abc', '?anchorId=3'],
  ['?X-AUTH-TOKEN=abc', ''],
  ['?smsCode=123456&from=sms', '?from=sms'],
  ['?phone=13800138000&userMobile=13800138000&tel=13800138000&from=sms', '?from=sms'],
  ['?code=123456&CODE=1&verify_code=2&verificationCode=3&captcha=4&from=sms', '?from=sms'],
  ['?loginInfo=%7B%7D&clientInfo=e30&idCard=1&phone[]=1&from=sms', '?from=sms'],
  ['?channelCode=spring&subChannel=codes&path=%2Forder%3FproductCode%3D7', undefined],
  ['?redirect=%2Fsign-in%3Fa%3D1%26code%3D123456', ''],
  ['?redirect=%252Fsign-in%253Fcode%253D123456', ''],
  [`?next=${JWT}`, ''],
  [`?${JWT}`, ''],
  ['?h=Bearer%20abc', ''],
  ['?k=5f4dcc3b5aa765d61d8327deb882cf99', ''],
  [`?k=${'a'.repeat(40)}`, ''],
  ['?redirect=%2Fsign-in%3Ftoken%3Dabc', ''],
  ['?redirect=%2Fsign-in%3Fx%3D%252F%253Ftoken%253Dabc', ''],
  ['?redirect=%2Fsign-in%3FanchorId%3D3', undefined],
  ['#top', '#top'],
  ['#5f4dcc3b5aa765d61d8327deb882cf99', ''],
  ['#access_token=abc', ''],
  ['#/login?code=123456', ''],
  [`#/${JWT}`, ''],
])('%s is sent as %s', (given, sent) => {
  expect(publicAddress(HREF + given)).toBe(HREF + (sent ?? given))
})

test('a name and password in the address go', () => {
  expect(publicAddress('https://me:pass@site.example/mfuwu')).toBe('https://site.example/mfuwu')
})

test.each(['', 'not an address', '/mfuwu/sign-in'])('%o is no address', (href) => {
  expect(publicAddress(href)).toBe('')
})

test('the address that is sent never holds a token', () => {
  const secret = fc
    .string({
      unit: fc.constantFrom(...'abcxyz0189'.split('')),
      minLength: 10,
      maxLength: 30,
    })
    .map((text) => `zz${text}`)
  const carried = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('token', 'accessToken', 'X-Auth-Token', 'ticket', 'jwt', 'sessionId'),
        secret,
      )
      .map(([name, value]) => ({ pair: [name, value], value })),
    secret.map((value) => ({ pair: ['v', `eyJ${value}.${value}`], value })),
    secret.map((value) => ({ pair: ['v', `Bearer ${value}`], value })),
    secret.map((value) => ({ pair: ['redirect', `/a?b=1&token=${value}`], value })),
  )
  const harmless = fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }))
  fc.assert(
    fc.property(carried, harmless, ({ pair, value }, others) => {
      const query = new URLSearchParams([...Object.entries(others), pair])
      expect(publicAddress(`${HREF}?${query}`)).not.toContain(value)
      expect(publicAddress(`${HREF}#${query}`)).not.toContain(value)
    }),
    { numRuns: 500 },
  )
})
