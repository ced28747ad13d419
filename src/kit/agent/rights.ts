import type { AgentRight } from '@/api/agent'
import type { Visit } from '@/bridge/environment'
import { hasRewardWords } from '@/kit/share/rewardWords'

export function speaksOfRewards({ title, desc }: Pick<AgentRight, 'title' | 'desc'>): boolean {
  return hasRewardWords(title) || hasRewardWords(desc)
}

/** The rights that have a name; in WeChat without those that mention rewards. */
export function shownRights(rights: readonly AgentRight[], visit: Visit['visit']): AgentRight[] {
  const named = rights.filter(({ title }) => title !== '')
  return visit === 'wechat' ? named.filter((right) => !speaksOfRewards(right)) : named
}
