import { newChannelRecord } from '@/api/channel'
import type { ChannelRecord } from '@/api/channel'
import { newBizNo } from '@/lib/bizNo'
import { localStore } from '@/lib/storage/storage'
import { sendKeepalive } from '@/session/keepalive'

const VISITOR_KEY = 'visitorKey'

/** One for each browser, kept for its next visits; it says nothing of the person. */
function visitorKey(): string {
  const kept = localStore.get(VISITOR_KEY)
  if (kept && /^[\w-]{8,64}$/.test(kept)) return kept
  const made = newBizNo()
  localStore.set(VISITOR_KEY, made)
  return made
}

type ChannelEvent = Omit<ChannelRecord, 'visitorKey'>

/** Counts what a channel has brought, for a page that stays. Never rejects: nobody waits for it. */
export async function recordChannel(event: ChannelEvent): Promise<void> {
  await newChannelRecord({ ...event, visitorKey: visitorKey() }).catch(() => undefined)
}

/** As `recordChannel`, for a page that is about to be left: the request is on its way when this returns. */
export function recordLeaving(event: ChannelEvent): void {
  sendKeepalive(newChannelRecord, { ...event, visitorKey: visitorKey() }).catch(() => undefined)
}
