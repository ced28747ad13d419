import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idsOnly } from './extraInfo'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'

describe('what may leave the device', () => {
  it('keeps ids and short codes', () => {
    const ids = {
      id: '90071992547409931',
      activityId: '7',
      from: 'wx',
      inviteCode: 'Ab12Cd34',
      bizNo: '3f2b8c1e-9d4a-4e6b-8a77-0c5d2e1f9a60',
    }
    expect(idsOnly(ids)).toEqual(ids)
  })

  it.each([
    ['a phone number', '13800138000'],
    ['a phone number with its country code', '8613800138000'],
    ['a phone number with 0086', '008613800138000'],
    ['a phone number with hyphens', '138-0013-8000'],
    ['a phone number inside a code', 'u-13912345678'],
    ['a JWT', JWT],
    ['the head of a JWT', JWT.split('.')[0]],
    ['a long opaque run', 'a1'.repeat(20)],
    ['a run like an MD5', '5f4dcc3b5aa765d61d8327deb882cf99'],
    ['words', '我的收货地址是某路1号'],
    ['a sentence', 'hello there'],
    ['an address', 'https://a.example/?t=1'],
    ['nothing', ''],
    ['65 characters', '1'.repeat(65)],
    ['a number', 12],
    ['a record', { id: '1' }],
    ['undefined', undefined],
  ])('drops %s', (_, value) => {
    expect(idsOnly({ value, id: '1' })).toEqual({ id: '1' })
  })

  it.each([
    'phone',
    'mobileNo',
    'smsCode',
    'accessToken',
    'code',
    'password',
    'a b',
    'x'.repeat(65),
  ])('drops the field %s whatever it holds', (name) => {
    expect(idsOnly({ [name]: '123456' })).toEqual({})
  })

  it('keeps twenty fields at most', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`id${index}`, '1']))
    expect(Object.keys(idsOnly(many))).toHaveLength(20)
  })

  it('never lets a phone number through, wherever it stands among letters and hyphens', () => {
    const phone = fc.stringMatching(/^1[3-9]\d{9}$/)
    const beside = fc.stringMatching(/^[a-z_-]{0,10}$/)
    fc.assert(
      fc.property(beside, phone, beside, (before, number, after) => {
        expect(idsOnly({ value: before + number + after })).toEqual({})
      }),
    )
  })

  it('lets through nothing but short words, whatever it is given', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (given) => {
        for (const [name, value] of Object.entries(idsOnly(given))) {
          expect(value).toBe(given[name])
          expect(value).toMatch(/^[\w-]{1,64}$/)
        }
      }),
    )
  })

  it('keeps every run of digits that is no phone number', () => {
    const digits = fc.stringMatching(/^\d{1,10}$|^[2-9]\d{12,20}$/)
    fc.assert(
      fc.property(
        digits.filter((value) => !/^861[3-9]/.test(value)),
        (id) => {
          expect(idsOnly({ id })).toEqual({ id })
        },
      ),
    )
  })
})
