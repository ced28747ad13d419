import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { MOST_ASSETS, formErrors, searchError, stepOf, toggled, whyNotGive } from './gift'

const PERSON = { uid: '7' }

describe('the steps', () => {
  it.each([
    [null, { assetIds: [], person: undefined }, 'assets'],
    ['person', { assetIds: [], person: PERSON }, 'assets'],
    ['person', { assetIds: ['1'], person: undefined }, 'person'],
    ['confirm', { assetIds: ['1'], person: undefined }, 'person'],
    ['person', { assetIds: ['1'], person: PERSON }, 'person'],
    ['confirm', { assetIds: ['1'], person: PERSON }, 'confirm'],
    ['nonsense', { assetIds: ['1'], person: PERSON }, 'assets'],
  ])('of %s with %j is %s', (asked, chosen, step) => {
    expect(stepOf(asked, chosen)).toBe(step)
  })
})

describe('the assets', () => {
  it('are chosen and left again by a tap', () => {
    expect(toggled(['1'], '2')).toEqual(['1', '2'])
    expect(toggled(['1', '2'], '1')).toEqual(['2'])
    const eight = Array.from('abcdefgh')
    expect(toggled(eight, 'i')).toEqual([...eight, 'i'])
    expect(toggled([...eight, 'i'], 'j')).toBeUndefined()
  })

  test('are never more than nine, and none is there twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Array.from('abcdefghijklmn'))), (taps) => {
        let chosen: readonly string[] = []
        for (const tap of taps) chosen = toggled(chosen, tap) ?? chosen
        return chosen.length <= MOST_ASSETS && new Set(chosen).size === chosen.length
      }),
    )
  })
})

describe('the person', () => {
  it('is somebody else whose name is known', () => {
    expect(whyNotGive({ uid: '7', realNameStatus: 'PASSED' }, '8')).toBeUndefined()
    expect(whyNotGive({ uid: '7', realNameStatus: 'PASSED' }, undefined)).toBeUndefined()
    expect(whyNotGive({ uid: '7', realNameStatus: 'PASSED' }, '7')).toBe('不能转赠给自己')
    expect(whyNotGive({ uid: '7', realNameStatus: 'PENDING' }, '8')).toBe('对方未完成实名认证')
    expect(whyNotGive({ uid: '', realNameStatus: 'PASSED' }, '8')).toBe('暂不可转赠')
  })

  it.each([
    [' ', '请输入昵称、手机号或UID'],
    ['138', '请输入完整手机号'],
    ['13800138000', undefined],
    ['13800138000123', '请输入完整手机号'],
    ['138001380001234', undefined],
    ['138小满', undefined],
    ['白鹭', undefined],
    ['Luna_07', undefined],
  ])('is searched for by %j: %s', (keyword, error) => {
    expect(searchError(keyword)).toBe(error)
  })
})

it('says what is missing before it can be given', () => {
  const whole = { message: '送你', agreed: true, code: '123456' }
  const none = { message: undefined, agreed: undefined, code: undefined }
  expect(formErrors(whole)).toEqual(none)
  expect(formErrors({ ...whole, message: ` ${'字'.repeat(50)} ` })).toEqual(none)
  expect(formErrors({ ...whole, message: '字'.repeat(51) }).message).toBe('最多输入50字')
  expect(formErrors({ ...whole, agreed: false }).agreed).toBe('请先确认转赠须知')
  expect(formErrors({ ...whole, code: '' }).code).toBe('请输入验证码')
  expect(formErrors({ ...whole, code: '12345' }).code).toBe('请输入6位数字验证码')
})
