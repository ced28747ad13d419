import { useEffect } from 'react'
import { recordChannel } from '@/kit/channel/channelRecord'
import { sessionStore } from '@/lib/storage/storage'
import type { Source } from './source'

/**
 * Counts this visit: once a session and channel, also after a reload. It is noted before it is sent, so that a visit can
 * be lost but is never counted twice.
 */
export function useVisitRecord(source: Source): void {
  useEffect(() => {
    const key = `channel:visit:${source.channelCode}`
    if (sessionStore.get(key) !== null) return
    sessionStore.set(key, '1')
    void recordChannel({ ...source, eventType: 'VISIT' })
  }, [source])
}
