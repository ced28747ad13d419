import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Registrant } from '@/api/invitation'
import { rungsOf } from '@/kit/campaign/ladder'
import type { Stage, StageStatus } from '@/kit/campaign/ladder'
import { bindingCode, invitationOf, inviterOfResident } from '@/campaigns/original-resident/inviter'
import {
  invitedLine,
  invitedNote,
  maskedPhone,
  sliceOf,
} from '@/campaigns/original-resident/records'
import {
  faceOf,
  giftStateOf,
  lockedText,
  mainStageOf,
  mainStateOf,
  residentNumber,
  stagesOf,
} from '@/campaigns/original-resident/resident'
import { isLit, stepsTo } from '@/campaigns/original-resident/steps'

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
  const signs = { invited: true, inApp: false, inviterCode: 'AAAA', ownCode: '' }
  test.each([
    ['a guest who was invited', {}, 'newcomer'],
    ['somebody else who was invited', { ownCode: 'BBBB' }, 'newcomer'],
    ['whoever opens the own link', { ownCode: 'AAAA' }, 'resident'],
    ['somebody in the app', { inApp: true }, 'resident'],
    ['nobody invited', { invited: false }, 'resident'],
    ['an unknown inviter, for a guest', { inviterCode: '' }, 'newcomer'],
  ])('%s', (_, some, face) => expect(faceOf({ ...signs, ...some })).toBe(face))
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
  ] as const)('%s', (_, shell, loggedIn, gift, claimed, state) =>
    expect(giftStateOf(shell, loggedIn, gift, claimed)).toBe(state),
  )
})

describe('who invites', () => {
  test('only an id of digits and a code of its form are taken from the address', () => {
    const of = (query: string) => invitationOf(new URLSearchParams(query))
    expect(of('inviterId=6001&inviteCode=AB12')).toEqual({ inviterId: '6001', inviteCode: 'AB12' })
    expect(of('inviterId=6a&inviteCode=<b>')).toEqual({})
  })

  test('an invitation that no longer counts is nobody’s', () => {
    expect(inviterOfResident({ ...INVITER, valid: false })).toBeUndefined()
    expect(inviterOfResident(null)).toBeUndefined()
    expect(bindingCode(inviterOfResident(INVITER))).toBe('AB12CD34')
    expect(bindingCode(inviterOfResident({ ...INVITER, inviteCode: '' }))).toBeUndefined()
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
  test('no whole phone is ever shown', () => {
    expect(maskedPhone('138****8000')).toBe('138****8000')
    fc.assert(
      fc.property(fc.integer({ min: 13_000_000_000, max: 19_999_999_999 }), (phone) => {
        expect(maskedPhone(String(phone))).toMatch(/^\d{3}\*{4}\d{4}$/)
      }),
    )
  })

  test('a row says when, and why it does not count', () => {
    expect(invitedLine(row)).toBe('138****8000 · 2026-11-20 09:30')
    expect(invitedLine({ ...row, phoneMasked: '' })).toBe('2026-11-20 09:30')
    expect(invitedNote(row)).toBe('同一设备重复注册')
    expect(invitedNote({ ...row, status: 'VALID' })).toBe('积分+20')
    expect(invitedNote({ ...row, status: 'VALID', rewardText: '' })).toBeUndefined()
  })

  test('pages put together are all rows, each once', () => {
    fc.assert(
      fc.property(fc.nat({ max: 130 }), (size) => {
        const rows = Array.from({ length: size }, (_, at) => at)
        const seen: number[] = []
        let page = sliceOf(rows, 1)
        for (let pageNo = 2; ; pageNo += 1) {
          expect(page.list.length).toBeLessThanOrEqual(20)
          seen.push(...page.list)
          if (!page.hasMore) break
          page = sliceOf(rows, pageNo)
        }
        expect(seen).toEqual(rows)
      }),
    )
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
