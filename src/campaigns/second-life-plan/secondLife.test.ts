import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StoryStep } from '@/api/secondLife'
import {
  chapterPath,
  coverText,
  currentStep,
  isClaimed,
  progressOf,
  rewardActionOf,
} from './secondLife'

const steps = (...all: StoryStep['status'][]): StoryStep[] =>
  all.map((status, at) => ({ stepId: String(at + 1), title: '', desc: '', status }))

describe('progressOf', () => {
  it.each([
    [steps(), true, 'unknown'],
    [steps('LOCKED', 'LOCKED'), false, 'unopened'],
    [steps('DOING', 'LOCKED'), true, 'reading'],
    [steps('DONE', 'DOING'), true, 'reading'],
    [steps('DONE', 'DONE'), true, 'finished'],
    [steps('DONE', 'DONE'), false, 'finished'],
  ] as const)('of case %#', (all, signed, progress) => {
    expect(progressOf({ steps: [...all], signed })).toBe(progress)
  })
})

describe('coverText', () => {
  const story = { chapter: 2, total: 3, steps: steps('DONE', 'DOING', 'LOCKED'), signed: true }

  it('says the chapter and how many there are', () => {
    expect(coverText(story)).toBe('第2章 / 共3章')
    expect(coverText({ ...story, signed: false, steps: steps('LOCKED', 'LOCKED') })).toBe('共2章')
    expect(coverText({ ...story, steps: steps('DONE', 'DONE') })).toBe('全书完 / 共2章')
    expect(coverText({ ...story, steps: [] })).toBe('故事正在书写')
  })

  it('never names a chapter that there is not', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (chapter, total) => {
        const [, at = '0', all = '0'] =
          /^第(\d+)章 \/ 共(\d+)章$/.exec(coverText({ ...story, chapter, total })) ?? []
        expect(Number(at)).toBeGreaterThanOrEqual(1)
        expect(Number(at)).toBeLessThanOrEqual(Number(all))
      }),
    )
  })
})

it('is in the chapter that the platform marks, or else in the first that is not done', () => {
  expect(currentStep(steps('DONE', 'LOCKED', 'DOING'))?.stepId).toBe('3')
  expect(currentStep(steps('DONE', 'LOCKED', 'LOCKED'))?.stepId).toBe('2')
  expect(currentStep(steps('DONE'))).toBeUndefined()
})

describe('rewardActionOf', () => {
  const reward = { rewardId: '1', status: 'CLAIMABLE', needPhone: false } as const

  it.each([
    [reward, true, 'claim'],
    [reward, false, 'login'],
    [{ ...reward, rewardId: '' }, true, 'none'],
    [{ ...reward, status: 'LOCKED' }, true, 'none'],
    [{ ...reward, status: 'SOLD_OUT', needPhone: true }, true, 'none'],
    [{ ...reward, status: 'CLAIMED' }, true, 'none'],
    [{ ...reward, status: 'CLAIMED', needPhone: true }, true, 'resend'],
    [{ ...reward, status: 'CLAIMED', needPhone: true }, false, 'none'],
  ] as const)('of case %#', (one, loggedIn, action) => {
    expect(rewardActionOf(one, loggedIn)).toBe(action)
  })
})

it('is claimed only where the platform says so', () => {
  const reward = {
    rewardId: '1',
    name: '',
    img: '',
    type: 'POINT',
    status: 'CLAIMED',
    needPhone: false,
  } as const
  expect(isClaimed({ rewards: [reward] }, '1')).toBe(true)
  expect(isClaimed({ rewards: [reward] }, '2')).toBe(false)
  expect(isClaimed({ rewards: [{ ...reward, status: 'CLAIMABLE' }] }, '1')).toBe(false)
})

it('encodes a chapter’s id in its path', () => {
  expect(chapterPath('a&b')).toBe('/second-life/chapter?stepId=a%26b')
  expect(chapterPath('')).toBe('/second-life')
})
