import type { ChannelLoginAnswer } from '@/api/channel'
import type { Visit } from '@/bridge/environment'

const STATUS = { PROCESSING: '发放中', SUCCESS: '已发放' } as const

/** The reward in one line; '' in WeChat, where a page must not mention rewards (design 1.9). */
export function rewardLine(
  { reward }: Pick<ChannelLoginAnswer, 'reward'>,
  visit: Visit['visit'],
): string | undefined {
  if (!reward?.name || visit === 'wechat') return undefined
  return `${reward.name} · ${STATUS[reward.status]}`
}
