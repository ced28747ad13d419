import { newChannelRecord, type ChannelRecord } from '@/api/channel'
import { sendKeepalive } from '@/session/keepalive'
import { visitorKey } from './visitorKey'

type ChannelEvent = Omit<ChannelRecord, 'visitorKey'>

/** Counts a channel event, for a page that stays open. Never rejects: callers do not wait for it. */
export async function recordChannel(event: ChannelEvent): Promise<void> {
  await newChannelRecord({ ...event, visitorKey: visitorKey() }).catch(() => undefined)
}

/** As `recordChannel`, for a page that is about to be left: the request has started when this returns. */
export function recordLeaving(event: ChannelEvent): void {
  sendKeepalive(newChannelRecord, { ...event, visitorKey: visitorKey() }).catch(() => undefined)
}
