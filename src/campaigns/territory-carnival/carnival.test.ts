import { describe, expect, it } from 'vitest'
import type { Application } from '@/api/territory'
import {
  addresses,
  applicationText,
  entryOf,
  homeOf,
  isSoldOut,
  ownTerritoryId,
  placesLeft,
} from './carnival'

const territory = { territoryId: '30007', name: '桃源里', cover: '', level: 2 }
const open = { quota: 3, territories: [territory] }
const application = (status: Application['status']): Application => ({
  applyNo: 'A1',
  territoryId: '30007',
  status,
  rejectReason: '',
  applyTime: '2026-11-20 10:00:00',
  auditTime: '',
  queueNo: 3,
})

describe('entryOf', () => {
  const visitor = { shell: 'READY', loggedIn: true, application: null, activity: open } as const

  it.each([
    [visitor, 'claim'],
    [{ ...visitor, loggedIn: false, application: undefined }, 'login'],
    [{ ...visitor, loggedIn: false, application: { status: 'APPROVED' } }, 'login'],
    [{ ...visitor, loggedIn: false, application: { status: 'PENDING' } }, 'login'],
    [{ ...visitor, application: undefined }, 'wait'],
    [{ ...visitor, application: { status: 'PENDING' } }, 'pending'],
    [{ ...visitor, application: { status: 'APPROVED' } }, 'mine'],
    [{ ...visitor, application: { status: 'REJECTED' } }, 'claim'],
    [{ ...visitor, application: { status: 'EXPIRED' } }, 'claim'],
    [{ ...visitor, shell: 'NOT_STARTED' }, 'soon'],
    [{ ...visitor, shell: 'ENDED' }, 'over'],
    [{ ...visitor, shell: 'ENDED', activity: undefined }, 'over'],
    [{ ...visitor, shell: 'NOT_STARTED', loggedIn: false, activity: undefined }, 'soon'],
    [{ ...visitor, shell: 'GUEST', activity: undefined }, 'login'],
    [{ ...visitor, shell: 'ENDED', application: { status: 'APPROVED' } }, 'mine'],
    [{ ...visitor, activity: { ...open, quota: 0 } }, 'soldOut'],
    [{ ...visitor, loggedIn: false, activity: { ...open, quota: 0 } }, 'soldOut'],
  ] as const)('of case %#', (one, entry) => {
    expect(entryOf(one)).toBe(entry)
  })
})

it('counts the places by the platform, or else by the territories', () => {
  expect(placesLeft(open)).toBe(3)
  expect(placesLeft({ ...open, quota: undefined })).toBe(1)
  expect(isSoldOut({ quota: 5, territories: [] })).toBe(true)
  expect(isSoldOut(open)).toBe(false)
})

describe('applicationText', () => {
  it('says where it stands', () => {
    expect(applicationText(application('PENDING'), [territory])).toEqual({
      title: '已提交，排队第3位',
      text: '「桃源里」2026-11-20 10:00 提交，审核结果将在这里更新',
    })
    const other = { ...territory, territoryId: '1' }
    const unknown = { ...application('PENDING'), applyTime: '' }
    expect(applicationText(unknown, [other])?.text).toBe('审核结果将在这里更新')
    expect(applicationText(application('REJECTED'), [])).toEqual({
      title: '申请未通过',
      text: '请核对资料后重新申请',
      bad: true,
    })
    const reasoned = { ...application('REJECTED'), rejectReason: '姓名不符' }
    expect(applicationText(reasoned, [])?.text).toBe('姓名不符')
    expect(applicationText(application('APPROVED'), [])?.title).toBe('认领成功')
  })

  it.each(['NONE', 'EXPIRED'] as const)('says nothing of one that is %s', (status) => {
    expect(applicationText(application(status), [])).toBeUndefined()
    expect(applicationText(null, [])).toBeUndefined()
  })
})

it('knows a territory as one’s own only once it has been granted', () => {
  expect(ownTerritoryId(application('APPROVED'))).toBe('30007')
  expect(ownTerritoryId(application('PENDING'))).toBeUndefined()
  expect(ownTerritoryId({ ...application('APPROVED'), territoryId: '' })).toBeUndefined()
  expect(addresses.territory(undefined)).toBe('/territory')
  expect(ownTerritoryId(null)).toBeUndefined()
  expect(addresses.territory('1&')).toBe('/territory?territoryId=1%26')
  expect(addresses.rules({ activityId: '1002', inviteCode: undefined })).toBe(
    '/territory-carnival-rule?activityId=1002',
  )
  expect(addresses.invite('1&')).toBe('/territory-invite?territoryId=1%26')
})

it('leads to the own territory, and nowhere while there is none', () => {
  const home = (status: Application['status'] | undefined, rest = {}) =>
    homeOf({
      loggedIn: true,
      application: status ? application(status) : null,
      applicationFailed: false,
      ...rest,
    })
  expect(home('APPROVED')).toBe('/territory?territoryId=30007')
  expect(home('PENDING')).toBe('/territory?territoryId=30007')
  expect([home('REJECTED'), home(undefined)]).toEqual([undefined, undefined])
  expect(home('APPROVED', { loggedIn: false })).toBeUndefined()
  expect(home(undefined, { applicationFailed: true })).toBe('/territory')
  expect(home(undefined, { application: undefined })).toBe('/territory')
})
