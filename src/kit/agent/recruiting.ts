import type { AgentConfig } from '@/api/agent'
import { parseServerTime } from '@/lib/serverClock'

export type Recruiting = 'open' | 'soon' | 'closed'

/** The state of recruiting. Open unless the platform says otherwise: it checks each application anyway. */
export function recruitingOf(config: AgentConfig | undefined, now: number): Recruiting {
  if (!config) return 'open'
  const start = parseServerTime(config.startTime)
  const end = parseServerTime(config.endTime)
  if (end !== undefined && now >= end) return 'closed'
  if (config.open !== false) return 'open'
  if (start === undefined) return 'closed'
  if (now < start) return 'soon'
  const askedAt = parseServerTime(config.serverTime)
  // Closed only because it had not begun: meanwhile it has.
  return askedAt !== undefined && askedAt < start ? 'open' : 'closed'
}
