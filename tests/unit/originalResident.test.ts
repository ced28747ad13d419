import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failureOf } from '@/api/failure'
import { ReceivedReward } from '@/api/invitation'
import type { Registrant } from '@/api/invitation'
import { ResidentInviter, ResidentRecord } from '@/api/originalResident'
import type { ResidentRewards } from '@/api/originalResident'
import { rungsOf } from '@/kit/campaign/ladder'
import type { Stage, StageStatus } from '@/kit/campaign/ladder'
import { invitationOf, inviterOfResident, isOwnLink } from '@/campaigns/original-resident/inviter'
import {
  REWARDED,
  invitedLine,
  invitedNote,
  pagesOf,
  renewed,
} from '@/campaigns/original-resident/records'
import {
  closedWord,
  faceOf,
  giftStateOf,
  lockedText,
  mainStageOf,
  mainStateOf,
  residentNumber,
  stagesOf,
} from '@/campaigns/original-resident/resident'
import { isLit, stepsTo } from '@/campaigns/original-resident/steps'
import { withLasting } from '@/campaigns/original-resident/useLastingParts'

const stage = (id: string, need: number, status: StageStatus): Stage => ({
  id,
  need,
  name: id,
  img: '',
  status,
})
const INVITER = {
  inviterUid: '6',
  nickname: '星河拾光',
  avatar: '',
  residentNo: '128',
  inviteCode: 'AB12CD34',
  slogan: '',
  valid: true,
}

describe('numbers', () => {
  test.each([
    ['128', 'No.000128'],
    ['1234567', 'No.1234567'],
    ['', 'No.--'],
    ['<b>1</b>', 'No.--'],
  ])('%s is %s', (no, text) => expect(residentNumber(no)).toBe(text))
})

describe('the face', () => {
  const signs = { invited: true, inApp: false, own: false }
  test.each([
    ['whoever was invited', {}, 'newcomer'],
    ['whoever opens the own link', { own: true }, 'resident'],
    ['somebody in the app', { inApp: true }, 'resident'],
    ['nobody invited', { invited: false }, 'resident'],
    ['while it cannot be told whose link it is', { own: undefined }, undefined],
    ['while it need not be told', { inApp: true, own: undefined }, 'resident'],
  ])('%s', (_, some, face) => expect(faceOf({ ...signs, ...some })).toBe(face))
})

describe('the own link', () => {
  const ME = { uid: '6', nickname: '', avatar: '', inviteCode: 'AB12CD34', title: '', valid: true }
  const answered = <T>(value: T) => ({ ok: true, value }) as const
  const FAILED = { ok: false, failure: failureOf(new Error('cut')) } as const
  const found = answered(inviterOfResident(INVITER))
  const known = { ownCode: 'AB12CD34', inviter: found, me: answered(ME) }

  test.each([
    ['by the inviter’s code', { inviterId: '6' }, {}, true],
    ['also when it no longer counts', { inviterId: '6' }, { inviter: invalid() }, true],
    ['also when the inviter could not be asked for', { inviterId: '6' }, { inviter: FAILED }, true],
    ['by the code alone', { inviteCode: 'AB12CD34' }, { inviter: undefined }, true],
    ['somebody else’s', { inviterId: '7' }, { ownCode: 'OTHER1' }, false],
    ['somebody else’s, by the code', { inviteCode: 'OTHER1' }, { inviter: FAILED }, false],
    ['somebody else’s, who is lost', { inviterId: '7' }, { inviter: FAILED }, false],
    ['nobody knows who looks', { inviterId: '6' }, { inviter: FAILED, me: FAILED }, false],
    ['not told yet', { inviterId: '6' }, { inviter: undefined }, undefined],
    ['not told yet who looks', { inviterId: '6' }, { inviter: FAILED, me: undefined }, undefined],
  ])('%s', (_, link, some, own) => expect(isOwnLink(link, { ...known, ...some })).toBe(own))

  function invalid() {
    return answered(inviterOfResident({ ...INVITER, valid: false }))
  }
})

describe('the main reward', () => {
  test('what can be claimed comes first, then what is next, then how it ended', () => {
    const claimed = stage('1', 1, 'CLAIMED')
    const open = stage('2', 3, 'CLAIMABLE')
    const locked = stage('3', 5, 'LOCKED')
    const gone = stage('4', 10, 'SOLD_OUT')
    expect(mainStageOf([gone, locked, open, claimed])?.id).toBe('2')
    expect(mainStageOf([gone, locked, claimed])?.id).toBe('3')
    expect(mainStageOf([gone, claimed])?.id).toBe('4')
    expect(mainStageOf([claimed])?.id).toBe('1')
    expect(mainStageOf([])).toBeUndefined()
  })

  test.each([
    ['READY', true, 'CLAIMABLE', 'READY'],
    ['READY', true, 'CLAIMED', 'CLAIMED'],
    ['READY', true, 'SOLD_OUT', 'SOLD_OUT'],
    ['READY', true, 'LOCKED', 'LOCKED'],
    ['READY', false, 'CLAIMABLE', 'GUEST'],
    ['ENDED', true, 'CLAIMABLE', 'ENDED'],
    ['NOT_STARTED', false, 'LOCKED', 'NOT_STARTED'],
  ] as const)('%s, logged in %s, %s: %s', (shell, loggedIn, status, state) =>
    expect(mainStateOf(shell, loggedIn, stage('1', 1, status))).toBe(state),
  )

  test('a locked stage says what is missing, and no nonsense when enough have come', () => {
    const more = (missing: number) => `再邀请${missing}人即可领取`
    expect(lockedText({ need: 5 }, 4, more)).toBe('再邀请1人即可领取')
    expect(lockedText({ need: 5 }, 5, more)).toBe('还未达到领取条件')
  })

  test('what was claimed here is claimed, whatever an older answer says', () => {
    const told = {
      stageId: '1',
      need: 1,
      rewardName: '',
      img: 'javascript:1',
      status: 'CLAIMABLE',
    } as const
    const [drawn] = stagesOf([told], new Set(['1']), () => undefined)
    expect(drawn).toEqual({ id: '1', need: 1, name: '神秘奖励', img: '', status: 'CLAIMED' })
  })

  test('a stage without an id is none: it could not be claimed', () => {
    const told = (stageId: string) =>
      ({ stageId, need: 1, rewardName: '', img: '', status: 'CLAIMABLE' }) as const
    const drawn = stagesOf([told(''), told('2'), told('')], new Set(), () => undefined)
    expect(drawn.map(({ id }) => id)).toEqual(['2'])
  })
})

describe('the welcome gift', () => {
  const open = { eligible: true, status: 'CLAIMABLE' } as const
  test.each([
    ['a guest gets the form', 'READY', false, open, false, 'FORM'],
    ['a new member claims', 'READY', true, open, false, 'READY'],
    ['an old member hears so', 'READY', true, { eligible: false, status: 'LOCKED' }, false, 'OLD'],
    ['claimed just now', 'READY', true, open, true, 'CLAIMED'],
    ['claimed before', 'READY', true, { eligible: true, status: 'CLAIMED' }, false, 'CLAIMED'],
    [
      'sold out, also for guests',
      'READY',
      false,
      { eligible: true, status: 'SOLD_OUT' },
      false,
      'SOLD_OUT',
    ],
    ['over', 'ENDED', false, open, false, 'ENDED'],
    ['over, and there never was one', 'ENDED', false, null, false, 'ENDED'],
    ['without a gift a guest can join', 'READY', false, null, false, 'JOIN'],
    ['without a gift a member is told nothing', 'READY', true, null, false, 'NONE'],
  ] as const)('%s', (_, shell, loggedIn, gift, claimed, state) =>
    expect(giftStateOf(shell, loggedIn, gift, claimed)).toBe(state),
  )
})

test('what stands in place of 去领取 is true before the start and after the end', () => {
  expect(closedWord('NOT_STARTED')).toBe('敬请期待')
  expect(closedWord('ENDED')).toBe('已结束')
  expect(closedWord('READY')).toBeUndefined()
  expect(closedWord('GUEST')).toBeUndefined()
})

describe('who invites', () => {
  test('only an id of digits and a code of its form are taken from the address', () => {
    const of = (query: string) => invitationOf(new URLSearchParams(query))
    expect(of('inviterId=6001&inviteCode=AB12')).toEqual({ inviterId: '6001', inviteCode: 'AB12' })
    expect(of('inviterId=6a&inviteCode=<b>')).toEqual({})
  })

  test('has a name that is no phone', () => {
    expect(inviterOfResident(null)).toBeUndefined()
    expect(inviterOfResident({ ...INVITER, nickname: '' })?.name).toBe('一位原住民')
    expect(inviterOfResident({ ...INVITER, nickname: '13800138000' })?.name).toBe('138****8000')
  })

  test('blanks are no name', () => {
    const found = ResidentInviter({ ...INVITER, nickname: ' \u3000', slogan: ' ' })
    expect(inviterOfResident(found)).toMatchObject({ name: '一位原住民', slogan: '' })
  })

  test('is the same for whoever looks, until the platform says otherwise', () => {
    const answered = <T>(value: T) => ({ ok: true, value }) as const
    const main = answered({} as ResidentRewards)
    const inviter = answered(inviterOfResident(INVITER))
    const promotion = answered({ total: 5, today: 0, mine: 0, target: 0 })
    const me = answered(null)
    const failed = { ok: false, failure: failureOf(new Error('cut')) } as const
    const before = { main: failed, inviter, promotion, me }
    expect(withLasting({ main }, before)).toEqual({ main, inviter, promotion })
    expect(withLasting({ main, inviter: failed }, before)).toEqual({ main, inviter, promotion })
    const nobody = answered(undefined)
    expect(withLasting({ main, inviter: nobody }, before).inviter).toBe(nobody)
    expect(withLasting({ main })).toEqual({ main })
  })
})

describe('records', () => {
  const row: Registrant = {
    uid: '1',
    nickname: '小满',
    avatar: '',
    phoneMasked: '138****8000',
    registerTime: '2026-11-20 09:30:00',
    status: 'INVALID',
    rewardText: '积分+20',
    reason: '同一设备重复注册',
  }
  test('a row says when, and why it does not count', () => {
    expect(invitedLine(row)).toBe('138****8000 · 2026-11-20 09:30')
    expect(invitedLine({ ...row, phoneMasked: '' })).toBe('2026-11-20 09:30')
    expect(invitedLine({ ...row, phoneMasked: '+86 13800138000' })).toContain('138****8000')
    expect(invitedNote(row, true)).toBe('同一设备重复注册')
    expect(invitedNote({ ...row, status: 'VALID' }, true)).toBe('积分+20')
    expect(invitedNote({ ...row, status: 'VALID', rewardText: '' }, true)).toBeUndefined()
  })

  test('where nothing may be said of rewards, a row still says why it does not count', () => {
    expect(invitedNote(row, false)).toBe('同一设备重复注册')
    expect(invitedNote({ ...row, status: 'VALID' }, false)).toBeUndefined()
  })

  test('a status that nobody knows has not arrived', () => {
    expect(REWARDED[ResidentRecord({ status: 'REVIEWING' }).status].label).toBe('处理中')
    expect(ReceivedReward({ status: 'REVIEWING' }).status).toBe('PROCESSING')
  })

  test('a page more is at most twenty rows more, until all are there', () => {
    fc.assert(
      fc.property(fc.nat({ max: 130 }), (size) => {
        const all = Array.from({ length: size }, (_, at) => at)
        let pages = 1
        while (pagesOf(all, pages).hasMore) {
          expect(pagesOf(all, pages).rows).toEqual(all.slice(0, pages * 20))
          pages += 1
        }
        expect(pagesOf(all, pages).rows).toEqual(all)
        expect(pages).toBe(Math.max(1, Math.ceil(size / 20)))
      }),
    )
  })

  test('a first page that comes anew loses no row, shows none twice, and leads', () => {
    const told = (uid: string, status: Registrant['status']) => ({ ...row, uid, status })
    const ids = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '5', '6'))
    fc.assert(
      fc.property(ids, ids, (old, anew) => {
        const first = anew.map((uid) => told(uid, 'VALID'))
        const rows = renewed(
          old.map((uid) => told(uid, 'REGISTERED')),
          first,
        )
        expect(rows.slice(0, first.length)).toEqual(first)
        expect(new Set(rows.map(({ uid }) => uid))).toEqual(new Set([...old, ...anew]))
        expect(rows).toHaveLength(new Set([...old, ...anew]).size)
      }),
    )
    expect(renewed([told('', 'VALID')], [told('', 'VALID')])).toHaveLength(1)
  })
})

describe('the stone path', () => {
  test('small stones lie between the stages and never outside the way', () => {
    for (let index = 0; index < 12; index += 1)
      for (const { left, top } of stepsTo(index)) {
        expect(left).toBeGreaterThan(10)
        expect(left).toBeLessThan(90)
        expect(top).toBeLessThan(50)
        expect(top).toBeGreaterThan(-50)
      }
  })

  test('they light up in order', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (progress) => {
        const lit = [0, 1, 2].map((at) => isLit(at, 3, progress))
        expect(lit).toEqual([...lit].sort((a, b) => Number(b) - Number(a)))
      }),
    )
    expect([0, 1, 2].map((at) => isLit(at, 3, 1))).toEqual([true, true, true])
    expect([0, 1, 2].map((at) => isLit(at, 3, 0))).toEqual([false, false, false])
    expect(rungsOf([stage('1', 2, 'LOCKED')], 1)[0]?.progress).toBe(0.5)
  })
})
