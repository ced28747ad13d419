import type { AgentRight } from '@/api/agent'
import type { Visit } from '@/bridge/environment'

/** What WeChat takes for luring people (design 1.9). */
const REWARD_WORDS = /收益|红包|积分|奖励|奖金|现金|佣金|返佣|返利|提成|分红|赚/

/** Such words never stand without the disclaimer, and in WeChat not at all. */
export function hasRewardWords(text: string): boolean {
  return REWARD_WORDS.test(text)
}

export function speaksOfRewards({ title, desc }: Pick<AgentRight, 'title' | 'desc'>): boolean {
  return hasRewardWords(title) || hasRewardWords(desc)
}

/** The rights that have a name; in WeChat none that speaks of rewards. */
export function shownRights(rights: readonly AgentRight[], visit: Visit['visit']): AgentRight[] {
  const named = rights.filter(({ title }) => title !== '')
  return visit === 'wechat' ? named.filter((right) => !speaksOfRewards(right)) : named
}
