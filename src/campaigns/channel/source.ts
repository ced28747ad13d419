import { ORGANIC } from '@/api/channel'
import type { ChannelRecord } from '@/api/channel'
import { channelOf } from '@/lib/url/urlParams'

/** The channel of a visit. */
export type Source = Pick<ChannelRecord, 'channelCode' | 'subChannel' | 'landingPath'>

/** With a missing or invalid code the visit counts as organic. */
export function sourceOf(search: URLSearchParams): Source {
  const subChannel = channelOf(search.get('subChannel'))
  return {
    channelCode: channelOf(search.get('channelCode')) ?? ORGANIC,
    ...(subChannel !== undefined && { subChannel }),
    landingPath: '/channel',
  }
}
