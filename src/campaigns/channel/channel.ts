import { ORGANIC, type ChannelLoginAnswer, type ChannelRecord } from '@/api/channel'
import type { Visit } from '@/bridge/environment'
import { channelOf } from '@/lib/url/urlParams'

/** The channel of a visit. */
export type Source = Pick<ChannelRecord, 'channelCode' | 'subChannel' | 'landingPath'>

/** With a missing or invalid code the visit counts as organic. */
export function sourceOf(search: URLSearchParams): Source {
  return {
    channelCode: channelOf(search.get('channelCode')) ?? ORGANIC,
    subChannel: channelOf(search.get('subChannel')),
    landingPath: '/channel',
  }
}

const STATUS = { PROCESSING: '发放中', SUCCESS: '已发放' } as const

/** The reward in one line; '' in WeChat, where a page must not mention rewards (design 1.9). */
export function rewardLine(
  { reward }: Pick<ChannelLoginAnswer, 'reward'>,
  visit: Visit['visit'],
): string | undefined {
  if (!reward?.name || visit === 'wechat') return undefined
  return `${reward.name} · ${STATUS[reward.status]}`
}
