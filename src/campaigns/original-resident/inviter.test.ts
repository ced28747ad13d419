import { describe, expect, test } from 'vitest'
import { ResidentInviter } from '@/api/originalResident'
import { invitationOf, inviterOfResident, inviterOfShared, isInvited, isOwnLink } from './inviter'

const INVITER = {
  inviterUid: '6',
  nickname: '星河拾光',
  avatar: '',
  residentNo: '128',
  inviteCode: 'AB12CD34',
  slogan: '',
  valid: true,
}

describe('the own link', () => {
  const ME = { uid: '6', nickname: '', avatar: '', inviteCode: 'AB12CD34', title: '', valid: true }
  const answered = <T>(data: T) => ({ data, error: null, isPending: false })
  const FAILED = { data: undefined, error: new Error('cut'), isPending: false }
  const PENDING = { data: undefined, error: null, isPending: true }
  const found = answered(inviterOfResident(INVITER))
  const known = { ownCode: 'AB12CD34', inviter: found, me: answered(ME) }

  test.each([
    ['by the inviter’s code', { inviterId: '6' }, {}, true],
    ['also when it no longer counts', { inviterId: '6' }, { inviter: invalid() }, true],
    ['also when the inviter could not be asked for', { inviterId: '6' }, { inviter: FAILED }, true],
    [
      'by the id, whatever code stands beside it',
      { inviterId: '6', inviteCode: 'OTHER1' },
      { inviter: FAILED },
      true,
    ],
    ['by the code alone', { inviteCode: 'AB12CD34' }, { inviter: PENDING }, true],
    ['somebody else’s', { inviterId: '7' }, { ownCode: 'OTHER1' }, false],
    ['somebody else’s, by the code', { inviteCode: 'OTHER1' }, { inviter: FAILED }, false],
    [
      'somebody else’s, by the code, and nobody knows who looks',
      { inviteCode: 'OTHER1' },
      { inviter: FAILED, me: FAILED },
      false,
    ],
    ['somebody else’s, who is lost', { inviterId: '7' }, { inviter: FAILED }, false],
    ['nobody knows who looks', { inviterId: '6' }, { inviter: FAILED, me: FAILED }, false],
    ['not known yet', { inviterId: '6' }, { inviter: PENDING }, undefined],
    ['viewer not known yet', { inviterId: '6' }, { inviter: FAILED, me: PENDING }, undefined],
  ])('%s', (_, link, some, own) => expect(isOwnLink(link, { ...known, ...some })).toBe(own))

  function invalid() {
    return answered(inviterOfResident({ ...INVITER, valid: false }))
  }
})

describe('who invites', () => {
  test('only an id of digits and a code of its form are taken from the address', () => {
    const of = (query: string) => invitationOf(new URLSearchParams(query))
    expect(of('inviterId=6001&inviteCode=AB12')).toEqual({ inviterId: '6001', inviteCode: 'AB12' })
    expect(of('inviterId=6a&inviteCode=<b>')).toEqual({})
  })

  test('is named by the address by either of the two', () => {
    expect([{ inviterId: '1' }, { inviteCode: 'AB12' }, {}].map(isInvited)).toEqual([
      true,
      true,
      false,
    ])
  })

  test('is the same of a code alone, but for the number', () => {
    const shared = { uid: '6', nickname: '', avatar: '/a', inviteCode: 'AB12', valid: true }
    expect(inviterOfShared({ ...shared, title: '一起来' })).toEqual({
      name: '一位原住民',
      avatar: '/a',
      residentNo: '',
      inviteCode: 'AB12',
      slogan: '一起来',
      valid: true,
    })
    expect(inviterOfShared(null)).toBeNull()
  })

  test('has a name, or none', () => {
    expect(inviterOfResident(null)).toBeNull()
    expect(inviterOfResident({ ...INVITER, nickname: '' })?.name).toBe('一位原住民')
    const { inviterUid: _, nickname: name, ...shown } = INVITER
    expect(inviterOfResident(INVITER)).toEqual({ ...shown, name })
  })

  test('blanks are no name', () => {
    const found = ResidentInviter({ ...INVITER, nickname: ' \u3000', slogan: ' ' })
    expect(inviterOfResident(found)).toMatchObject({ name: '一位原住民', slogan: '' })
  })
})
