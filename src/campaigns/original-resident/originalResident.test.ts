import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ReceivedReward } from '@/api/invitation'
import { NEWCOMER_STAGE, ResidentRecord, type ResidentRewards } from '@/api/originalResident'
import { rungsOf, type Stage, type StageStatus } from './stages'
import {
  REWARDED,
  closedLabel,
  giftStateOf,
  isClaimed,
  isLit,
  lockedText,
  mainStageOf,
  mainStateOf,
  pagesOf,
  residentNumber,
  roleOf,
  stagesOf,
  stepsTo,
  withClaimed,
  wording,
} from './resident'

const stage = (id: string, need: number, status: StageStatus): Stage => ({
  id,
  need,
  name: id,
  img: '',
  status,
})

describe('numbers', () => {
  test.each([
    ['128', 'No.000128'],
    ['1234567', 'No.1234567'],
    ['', 'No.--'],
    ['<b>1</b>', 'No.--'],
  ])('%s is %s', (no, text) => expect(residentNumber(no)).toBe(text))
})

describe('the role', () => {
  const signs = { invited: true, inApp: false, own: false }
  test.each([
    ['whoever was invited', {}, 'newcomer'],
    ['whoever opens the own link', { own: true }, 'resident'],
    ['somebody in the app', { inApp: true }, 'resident'],
    ['nobody invited', { invited: false }, 'resident'],
    ['while the owner of the link is unknown', { own: undefined }, undefined],
    ['when it does not matter', { inApp: true, own: undefined }, 'resident'],
  ])('%s', (_, some, role) => expect(roleOf({ ...signs, ...some })).toBe(role))
})

describe('the main reward', () => {
  test('what can be claimed comes first, then what is next, then how it ended', () => {
    const claimed = stage('1', 1, 'CLAIMED')
    const open = stage('2', 3, 'CLAIMABLE')
    const locked = stage('3', 5, 'LOCKED')
    const gone = stage('4', 10, 'SOLD_OUT')
    expect(mainStageOf([gone, locked, open, claimed])?.id).toBe('2')
    expect(mainStageOf([gone, locked, claimed])?.id).toBe('3')
    expect(mainStageOf([gone, stage('5', 20, 'CLAIMED')])?.id).toBe('4')
    expect(mainStageOf([stage('5', 20, 'LOCKED'), locked])?.id).toBe('3')
    expect(mainStageOf([stage('5', 20, 'CLAIMED'), claimed])?.id).toBe('5')
    expect(mainStageOf([])).toBeUndefined()
  })

  test.each([
    ['READY', true, 'CLAIMABLE', 'READY'],
    ['READY', true, 'CLAIMED', 'CLAIMED'],
    ['READY', true, 'SOLD_OUT', 'SOLD_OUT'],
    ['READY', true, 'LOCKED', 'LOCKED'],
    ['READY', true, undefined, 'LOCKED'],
    ['READY', false, 'CLAIMABLE', 'GUEST'],
    ['ENDED', true, 'CLAIMABLE', 'ENDED'],
    ['NOT_STARTED', false, 'LOCKED', 'NOT_STARTED'],
  ] as const)('%s, logged in %s, %s: %s', (shell, loggedIn, status, state) =>
    expect(mainStateOf(shell, loggedIn, status && stage('1', 1, status))).toBe(state),
  )

  test('a locked stage says what is missing, and no nonsense when enough have come', () => {
    const more = (missing: number) => `再邀请${missing}人即可领取`
    expect(lockedText({ need: 5 }, 4, more)).toBe('再邀请1人即可领取')
    expect(lockedText({ need: 5 }, 5, more)).toBe('还未达到领取条件')
  })

  test('a claim that was answered is shown before the refetch: a stage, or the gift', () => {
    const rewards = {
      newUser: { eligible: true, status: 'CLAIMABLE', rewardName: '' },
      stages: ['1', '2'].map((stageId) => ({ stageId, status: 'CLAIMABLE' })),
    } as unknown as ResidentRewards
    expect(withClaimed(rewards, '1').stages[0]?.status).toBe('CLAIMED')
    expect(withClaimed(rewards, '1').newUser?.status).toBe('CLAIMABLE')
    expect(withClaimed(rewards, NEWCOMER_STAGE).newUser?.status).toBe('CLAIMED')
    expect(withClaimed(rewards, NEWCOMER_STAGE).stages).toEqual(rewards.stages)
    expect(isClaimed(withClaimed(rewards, '1'), '1')).toBe(true)
    expect(isClaimed(withClaimed(rewards, '1'), '2')).toBe(false)
    expect(isClaimed(withClaimed(rewards, NEWCOMER_STAGE), NEWCOMER_STAGE)).toBe(true)
    for (const newUser of [rewards.newUser, null])
      expect(isClaimed({ ...rewards, newUser }, NEWCOMER_STAGE)).toBe(false)
  })

  test('a stage without a name or a safe picture has stand-ins', () => {
    const stage = {
      stageId: '1',
      need: 1,
      rewardName: '',
      img: 'javascript:1',
      status: 'LOCKED',
    } as const
    const [drawn] = stagesOf([stage], () => undefined)
    expect(drawn).toEqual({ id: '1', need: 1, name: '神秘奖励', img: '', status: 'LOCKED' })
  })

  test('a stage without an id is none: it could not be claimed', () => {
    const stage = (stageId: string) =>
      ({ stageId, need: 1, rewardName: '', img: '', status: 'CLAIMABLE' }) as const
    const drawn = stagesOf([stage(''), stage('2'), stage('')], () => undefined)
    expect(drawn.map(({ id }) => id)).toEqual(['2'])
  })
})

describe('the welcome gift', () => {
  const open = { eligible: true, status: 'CLAIMABLE' } as const
  test.each([
    ['a guest gets the form', 'READY', false, open, 'FORM'],
    ['a new member claims', 'READY', true, open, 'READY'],
    ['an old member hears so', 'READY', true, { eligible: false, status: 'LOCKED' }, 'OLD'],
    ['claimed before', 'READY', true, { eligible: true, status: 'CLAIMED' }, 'CLAIMED'],
    [
      'sold out, also for guests',
      'READY',
      false,
      { eligible: true, status: 'SOLD_OUT' },
      'SOLD_OUT',
    ],
    ['not begun', 'NOT_STARTED', false, open, 'NOT_STARTED'],
    ['taken down', 'OFFLINE', true, open, 'OFFLINE'],
    ['over', 'ENDED', false, open, 'ENDED'],
    ['over, and there never was one', 'ENDED', false, null, 'ENDED'],
    ['without a gift a guest can join', 'READY', false, null, 'JOIN'],
    ['shows a member nothing without a gift', 'READY', true, null, 'NONE'],
  ] as const)('%s', (_, shell, loggedIn, gift, state) =>
    expect(giftStateOf(shell, loggedIn, gift)).toBe(state),
  )
})

test('the label in place of 去领取 is true before the start and after the end', () => {
  expect(closedLabel('NOT_STARTED')).toBe('敬请期待')
  expect(closedLabel('ENDED')).toBe('已结束')
  expect(closedLabel('READY')).toBeUndefined()
  expect(closedLabel('GUEST')).toBeUndefined()
})

describe('records', () => {
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

  test('they lead in a curve from the stage before, the first ones from the edge', () => {
    const steps = [0, 1].map((index) =>
      stepsTo(index).map(({ left, top, turn }) => [left, Number(top.toFixed(1)), turn]),
    )
    expect(steps).toEqual([
      [
        [53, 8.6, -20],
        [35, 20, -7],
        [45, 31.4, 6],
      ],
      [
        [35, -19, 17],
        [57, 0, -10],
        [51, 19, 3],
      ],
    ])
  })

  test('they light up in order', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (progress) => {
        const lit = [0, 1, 2].map((at) => isLit(at, 3, progress))
        expect(lit).toEqual([...lit].sort((a, b) => Number(b) - Number(a)))
      }),
    )
    expect([0, 1, 2].map((at) => isLit(at, 3, 0.75))).toEqual([true, true, true])
    expect([0, 1, 2].map((at) => isLit(at, 3, 0))).toEqual([false, false, false])
    expect(rungsOf([stage('1', 2, 'LOCKED')], 1)[0]?.progress).toBe(0.5)
  })
})

test('the words name no reward in WeChat', () => {
  const words = (visit: 'wechat' | 'mobile') => {
    const { need, more, showsRewards } = wording({ visit, os: 'ios' })
    return [need(5), more(2), showsRewards]
  }
  expect(words('mobile')).toEqual(['邀请5人', '再邀请2人即可领取', true])
  expect(words('wechat')).toEqual(['5位好友同行', '还有2位好友', false])
})
