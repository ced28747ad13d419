import { describe, expect, test } from 'vitest'
import { consentOf } from './consent'

describe('consent', () => {
  const item = (type: string, agreedVersion: string, needAgree: boolean) => ({
    type,
    title: '',
    version: `${type}-3`,
    agreedVersion,
    needAgree,
  })

  test('tells first, changed and given consent, and the version to send', () => {
    expect(consentOf([])).toEqual({ ask: 'first', version: '' })
    const asked = (agreed: string, need: boolean) =>
      consentOf([
        item('USER_AGREEMENT', agreed && 'USER_AGREEMENT-3', need),
        item('PRIVACY_POLICY', agreed, need),
      ])
    expect(asked('', true)).toEqual({ ask: 'first', version: 'PRIVACY_POLICY-3' })
    expect(asked('V2', true)).toEqual({ ask: 'again', version: 'PRIVACY_POLICY-3' })
    expect(asked('PRIVACY_POLICY-3', false)).toEqual({ ask: 'given', version: 'PRIVACY_POLICY-3' })
  })

  test('nothing short of both texts in this version is a consent', () => {
    const user = item('USER_AGREEMENT', 'USER_AGREEMENT-3', false)
    const policy = item('PRIVACY_POLICY', 'PRIVACY_POLICY-3', false)
    expect(consentOf([user, policy]).ask).toBe('given')
    for (const items of [
      [policy],
      [user],
      [user, { ...policy, needAgree: true }],
      [user, { ...policy, agreedVersion: '' }],
      [user, { ...policy, version: '', agreedVersion: '' }],
    ])
      expect(consentOf(items).ask).toBe('first')
    expect(consentOf([user, { ...policy, agreedVersion: 'V2' }]).ask).toBe('again')
  })
})
