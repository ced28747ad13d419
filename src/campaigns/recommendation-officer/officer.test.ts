import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { SharedUser } from '@/api/invitation'
import {
  actionOf,
  canLookForOwn,
  dateText,
  faceOf,
  ownCertificate,
  paddedNumber,
  shortened,
  stageLine,
  viewedCertificate,
} from './officer'

const PENDING = { data: undefined, error: null, isPending: true }
const CUT = { data: undefined, error: new Error('cut'), isPending: false }
const SIGNED_OUT = { data: undefined, error: { code: 'S00000' }, isPending: false }
const answered = <T>(data: T) => ({ data, error: null, isPending: false })

describe('the number', () => {
  it('is padded to five, and longer ones stay whole', () => {
    expect(paddedNumber('7')).toBe('00007')
    expect(paddedNumber('12345')).toBe('12345')
    expect(paddedNumber('123456')).toBe('123456')
  })

  it('is never anything but digits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat().map(String)), (number) => {
        expect(paddedNumber(number)).toMatch(/^(\d{5,12})?$/)
      }),
    )
  })
})

describe('the date', () => {
  it('reads as a day in Chinese, from a moment and from a day', () => {
    expect(dateText('2026-11-03 23:59:59')).toBe('2026年11月3日')
    expect(dateText('2026-01-09')).toBe('2026年1月9日')
  })

  it.each(['', '2026-13-40', 'undefined', '<b>'])('is left out when it is no day (%s)', (date) => {
    expect(dateText(date)).toBe('')
  })
})

describe('what a certificate says', () => {
  it('has the name that the platform gives, or the own one', () => {
    expect(ownCertificate({ number: '23', name: '星河', date: '2026-11-03' })).toEqual({
      name: '星河',
      number: '00023',
      date: '2026年11月3日',
      note: '',
    })
    const nameless = { number: 'x', name: '', date: '' }
    expect(ownCertificate(nameless, '南风').name).toBe('南风')
    expect(ownCertificate(nameless)).toEqual({
      name: '推荐官',
      number: '',
      date: '',
      note: '编号待公布',
    })
  })

  it('has somebody else’s name and nothing that is not known of them', () => {
    const sharer = { nickname: '' } as SharedUser
    expect(viewedCertificate(sharer)).toMatchObject({ name: '你的好友', number: '', date: '' })
    expect(viewedCertificate({ ...sharer, nickname: '鹿饮溪' }).name).toBe('鹿饮溪')
  })
})

describe('whose page it is', () => {
  const sharer = answered({ uid: '9' } as SharedUser)
  const known = { shareUid: '9', loggedIn: true, sharer, me: answered({ uid: '1' }) }

  test('one’s own without a sharer, or with one whom nobody knows', () => {
    expect(faceOf({ ...known, shareUid: undefined, sharer: answered(null) })).toBe('own')
    expect(faceOf({ ...known, sharer: answered(null) })).toBe('own')
    expect(faceOf({ ...known, sharer: CUT })).toBe('own')
  })

  test('the sharer’s for everybody else, also where the own name could not be asked for', () => {
    expect(faceOf(known)).toBe('viewer')
    expect(faceOf({ ...known, loggedIn: false, me: PENDING })).toBe('viewer')
    expect(faceOf({ ...known, me: CUT })).toBe('viewer')
  })

  test('one’s own when the own link is opened, once that is known', () => {
    expect(faceOf({ ...known, me: PENDING })).toBe('asking')
    expect(faceOf({ ...known, sharer: PENDING })).toBe('asking')
    expect(faceOf({ ...known, me: answered({ uid: '9' }) })).toBe('own')
  })
})

describe('the main button', () => {
  const officer = { number: '1', name: '', date: '' }
  const free = answered({ officer: null, left: 3 })
  const known = { face: 'own', shell: 'READY', loggedIn: true, activity: free } as const

  it('makes a member an officer, and asks a guest to log in first', () => {
    expect(actionOf(known)).toBe('become')
    expect(actionOf({ ...known, loggedIn: false })).toBe('login')
    expect(actionOf({ ...known, shell: 'GUEST', activity: SIGNED_OUT })).toBe('login')
  })

  it('shares a certificate, whatever has become of the activity', () => {
    const activity = answered({ officer, left: 0 })
    for (const shell of ['READY', 'ENDED', 'NOT_STARTED'] as const)
      expect(actionOf({ ...known, shell, activity })).toBe('share')
  })

  it('is shut before the start, after the end and when no seat is left', () => {
    expect(actionOf({ ...known, shell: 'NOT_STARTED' })).toBe('soon')
    expect(actionOf({ ...known, shell: 'ENDED' })).toBe('ended')
    expect(actionOf({ ...known, activity: answered({ officer: null, left: 0 }) })).toBe('full')
    expect(actionOf({ ...known, activity: CUT })).toBe('none')
  })

  it('counts no seats where the platform does not', () => {
    const activity = answered({ officer: null, left: undefined })
    expect(actionOf({ ...known, activity })).toBe('become')
  })

  it('waits while it is not known how the person stands', () => {
    expect(actionOf({ ...known, activity: PENDING })).toBe('wait')
    expect(actionOf({ ...known, face: 'asking' })).toBe('wait')
    expect(actionOf({ ...known, face: 'viewer', shell: 'ENDED' })).toBe('me-too')
  })

  it('leaves a guest the way to an own certificate when it is shut for good', () => {
    expect(canLookForOwn('ended', false)).toBe(true)
    expect(canLookForOwn('full', false)).toBe(true)
    expect(canLookForOwn('soon', false)).toBe(false)
    expect(canLookForOwn('ended', true)).toBe(false)
  })
})

describe('the line under the page’s name', () => {
  const certificate = { name: '一个名字长得一行写不下的推荐官', number: '', date: '', note: '' }

  it('says who recommends, in one line, or that the seat is free or taken', () => {
    const facts = { certificate: undefined, activityName: '嘉年华', face: 'own' } as const
    expect(stageLine(facts)).toBe('「嘉年华」虚席以待')
    expect(stageLine({ ...facts, activityName: '' })).toBe('一席之位，等一位真诚的人')
    expect(stageLine({ ...facts, certificate })).toBe('席位已定，众望所归')
    expect(stageLine({ ...facts, certificate, face: 'viewer' })).toBe(
      '一个名字长得一行写不下… 诚意推荐',
    )
  })

  it('cuts no letter in two', () => {
    expect(shortened('😀😀😀', 2)).toBe('😀…')
    expect(shortened('😀😀', 2)).toBe('😀😀')
  })
})
