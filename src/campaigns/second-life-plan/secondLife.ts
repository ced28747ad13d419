import type { Story, StoryReward, StoryStep } from '@/api/secondLife'

/** `unknown`: there is no chapter. */
export type Progress = 'unknown' | 'unopened' | 'reading' | 'finished'

export function progressOf({ steps, signed }: Pick<Story, 'steps' | 'signed'>): Progress {
  if (steps.length === 0) return 'unknown'
  if (steps.every(({ status }) => status === 'DONE')) return 'finished'
  return signed ? 'reading' : 'unopened'
}

/** The number of chapters: of the list, or else the platform's total. */
const totalOf = ({ total, steps }: Pick<Story, 'total' | 'steps'>): number => steps.length || total

/** 第3章 / 共6章 */
export function coverText(story: Pick<Story, 'chapter' | 'total' | 'steps' | 'signed'>): string {
  const total = totalOf(story)
  const progress = progressOf(story)
  if (progress === 'unknown') return '故事正在书写'
  if (progress === 'finished') return `全书完 / 共${total}章`
  if (progress === 'unopened') return `共${total}章`
  return `第${Math.min(Math.max(1, story.chapter), total)}章 / 共${total}章`
}

/** The current chapter; if the platform marks none, the first that is not done. */
export function currentStep(steps: readonly StoryStep[]): StoryStep | undefined {
  return (
    steps.find(({ status }) => status === 'DOING') ?? steps.find(({ status }) => status !== 'DONE')
  )
}

/** The action of a tap on a reward. `resend`: sends the instructions by SMS. */
export type RewardAction = 'login' | 'claim' | 'resend' | 'none'

export function rewardActionOf(
  { rewardId, status, needPhone }: Pick<StoryReward, 'rewardId' | 'status' | 'needPhone'>,
  loggedIn: boolean,
): RewardAction {
  if (rewardId === '') return 'none'
  if (status === 'CLAIMABLE') return loggedIn ? 'claim' : 'login'
  return status === 'CLAIMED' && needPhone && loggedIn ? 'resend' : 'none'
}

export const REWARD_WORDS = {
  LOCKED: '未解锁',
  CLAIMABLE: '领取',
  CLAIMED: '已领取',
  SOLD_OUT: '已抢光',
} as const satisfies Record<StoryReward['status'], string>

/** The page of a chapter inside the app. ASSUMED. */
export function chapterPath(stepId: string): string {
  return stepId === ''
    ? '/second-life'
    : `/second-life/chapter?stepId=${encodeURIComponent(stepId)}`
}

export function isClaimed(story: Pick<Story, 'rewards'>, rewardId: string): boolean {
  return story.rewards.some((one) => one.rewardId === rewardId && one.status === 'CLAIMED')
}
