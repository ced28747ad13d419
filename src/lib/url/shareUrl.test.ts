import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { shareParams, shareUrl, type ShareParams } from './shareUrl'

const ORIGIN = 'https://m.example'

describe('a link for other people', () => {
  test('carries what is allowed, under the base path', () => {
    const params = { inviteCode: 'A1B2C3', shareUid: '6123456789012345678', from: 'poster' }
    expect(shareUrl('/shareRegister', params, ORIGIN)).toBe(
      `${ORIGIN}/mfuwu/shareRegister?inviteCode=A1B2C3&shareUid=6123456789012345678&from=poster`,
    )
    expect(shareUrl('/trends-detail/77', {}, ORIGIN)).toBe(`${ORIGIN}/mfuwu/trends-detail/77`)
    vi.stubGlobal('window', { location: { origin: ORIGIN } })
    expect(shareUrl('plAce', { planetId: '9' })).toBe(`${ORIGIN}/mfuwu/plAce?planetId=9`)
  })

  test('the query and the hash of the path stay behind', () => {
    expect(shareUrl('/soul?accessToken=secret#token', {}, ORIGIN)).toBe(`${ORIGIN}/mfuwu/soul`)
    expect(shareUrl('/soul#a\n?b', {}, ORIGIN)).toBe(`${ORIGIN}/mfuwu/soul`)
    expect(shareUrl('//evil.com', {}, ORIGIN)).toBe(`${ORIGIN}/mfuwu/evil.com`)
    expect(shareUrl('/\\evil.com', {}, ORIGIN)).toBe(`${ORIGIN}/mfuwu/evil.com`)
  })

  test('values of the wrong form are left out', () => {
    const params = { inviteCode: 'a b', shareUid: '1x', from: 'nowhere', channel: 'a=b&token=1' }
    expect(shareUrl('/soul', params, ORIGIN)).toBe(`${ORIGIN}/mfuwu/soul`)
  })
})

const TOKEN_NAMES = ['token', 'accessToken', 'Authorization', 'X-Auth-Token', 'loginInfo', 'phone']

test('a token or an unknown parameter never gets in', () => {
  const token = fc.string({ minLength: 4 }).map((text) => `sandbox.${text}`)
  const name = fc.oneof(fc.constantFrom(...TOKEN_NAMES), fc.string(), fc.constant('__proto__'))
  fc.assert(
    fc.property(fc.dictionary(name, token), token, (unknown, secret) => {
      const params = {
        inviteCode: secret,
        shareUid: secret,
        activityId: secret,
        channel: secret,
        levelId: secret,
        from: secret,
        ...unknown,
        landId: '5',
      } as ShareParams
      expect(shareParams(params)).toEqual({ landId: '5' })
      const link = shareUrl(`/soul?token=${secret}`, params, ORIGIN)
      expect(link).toBe(`${ORIGIN}/mfuwu/soul?landId=5`)
    }),
  )
})
