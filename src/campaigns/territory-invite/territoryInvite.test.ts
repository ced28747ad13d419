import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QueryPart } from '@/kit/query/queryPart'
import {
  MESSAGE_MAX,
  entryOf,
  filledShare,
  hostOf,
  housesOf,
  isFull,
  messageError,
  residentsText,
  roleOf,
  whyNotInvite,
} from './territoryInvite'

const ready = (uid: string): QueryPart<{ uid: string }> => ({
  data: { uid },
  error: null,
  isPending: false,
})
const pending: QueryPart<{ uid: string }> = { data: undefined, error: null, isPending: true }
const failed = { data: undefined, error: new Error('no'), isPending: false }
const mine = { status: 'OCCUPIED', lordUid: '7' } as const

describe('roleOf', () => {
  const viewer = { waiting: false, loggedIn: true, me: ready('7'), territory: mine }

  it('is the lord only where the territory names this person', () => {
    expect(roleOf(viewer)).toBe('lord')
    expect(roleOf({ ...viewer, me: ready('8') })).toBe('visitor')
    expect(roleOf({ ...viewer, territory: { status: 'FREE', lordUid: '7' } })).toBe('visitor')
  })

  it('is a visitor where neither the lord nor the person is named', () => {
    const nobody = { status: 'OCCUPIED', lordUid: '' } as const
    expect(roleOf({ ...viewer, me: ready(''), territory: nobody })).toBe('visitor')
  })

  it('waits for the app and for the person, but not for a failed answer', () => {
    expect(roleOf({ ...viewer, loggedIn: false, waiting: true })).toBe('asking')
    expect(roleOf({ ...viewer, me: pending })).toBe('asking')
    expect(roleOf({ ...viewer, me: failed })).toBe('visitor')
    expect(roleOf({ ...viewer, waiting: true })).toBe('lord')
    expect(roleOf({ ...viewer, loggedIn: false })).toBe('visitor')
  })
})

describe('residents', () => {
  it('are shown beside the limit, where there is one', () => {
    expect(residentsText({ residentCount: 186, residentMax: 200 })).toBe('186/200')
    expect(residentsText({ residentCount: 186, residentMax: 0 })).toBe('186')
  })

  it('fill their share of the place', () => {
    const share = (residentCount: number, residentMax: number) =>
      filledShare({ residentCount, residentMax })
    expect([share(1, 3), share(2, 3), share(5, 3), share(5, 0)]).toEqual([33, 67, 100, 0])
  })

  it('never fill a place without a limit, and never more than all of it', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (residentCount, residentMax) => {
        const place = { residentCount, residentMax }
        expect(filledShare(place)).toBeGreaterThanOrEqual(0)
        expect(filledShare(place)).toBeLessThanOrEqual(100)
        expect(isFull(place)).toBe(residentMax > 0 && residentCount >= residentMax)
        expect(housesOf(place)).toBe(Math.min(12, residentCount))
      }),
    )
  })
})

describe('entryOf', () => {
  const territory = { status: 'OCCUPIED', residentCount: 1, residentMax: 2 } as const
  const visit = { territory, role: 'visitor', loggedIn: false, hasJoined: false } as const

  it('opens the form to a guest, the app to a member, and nothing while it is asked', () => {
    expect(entryOf(visit)).toBe('form')
    expect(entryOf({ ...visit, loggedIn: true })).toBe('member')
    expect(entryOf({ ...visit, role: 'asking' })).toBe('asking')
  })

  it('shuts a full place to all but those who have just joined', () => {
    const full = { ...visit, territory: { ...territory, residentCount: 2 } }
    expect(entryOf(full)).toBe('full')
    expect(entryOf({ ...full, loggedIn: true })).toBe('full')
    expect(entryOf({ ...full, loggedIn: true, hasJoined: true })).toBe('joined')
  })

  it.each([
    ['FREE', 'free'],
    ['APPLYING', 'closed'],
    ['LOCKED', 'closed'],
  ] as const)('lets nobody into a territory that is %s', (status, entry) => {
    expect(entryOf({ ...visit, territory: { ...territory, status } })).toBe(entry)
  })
})

it('cannot invite oneself, or the same friend twice', () => {
  const sent = [{ uid: '9' }]
  expect(whyNotInvite('7', '7', sent)).toBe('不能邀请自己')
  expect(whyNotInvite('9', '7', sent)).toBe('已邀请过TA')
  expect(whyNotInvite('8', '7', sent)).toBeUndefined()
  expect(whyNotInvite('', '7', [{ uid: '' }])).toBeUndefined()
  expect(whyNotInvite('9', '7', undefined)).toBeUndefined()
})

it('takes a message of up to fifty characters, without its edges', () => {
  expect(messageError('')).toBeUndefined()
  expect(messageError(` ${'好'.repeat(MESSAGE_MAX)} `)).toBeUndefined()
  expect(messageError('好'.repeat(MESSAGE_MAX + 1))).toBe('最多输入50字')
})

it('shows the inviter before the lord, and nobody where there is neither', () => {
  const territory = { status: 'OCCUPIED', lordName: '星河', lordAvatar: 'a' } as const
  const inviter = { nickname: '小满', avatar: 'b' }
  expect(hostOf(inviter, territory)).toEqual({ name: '小满', avatar: 'b' })
  expect(hostOf(undefined, territory)).toEqual({ name: '星河', avatar: 'a' })
  expect(hostOf(undefined, { ...territory, status: 'FREE' })).toBeUndefined()
})
