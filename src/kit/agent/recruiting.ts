import type { AgentConfig } from '@/api/agent'
import { parseServerTime } from '@/lib/serverClock'

export type Recruiting = 'open' | 'soon' | 'closed'

/** The state of recruiting. Open unless the platform says otherwise: it checks each application anyway. */
export function recruitingOf(config: AgentConfig | undefined, now: number): Recruiting {
  if (!config) return 'open'
  if (now >= (parseServerTime(config.endTime) ?? Infinity)) return 'closed'
  if (config.open !== false) return 'open'
  const start = parseServerTime(config.startTime) ?? -Infinity
  if (now < start) return 'soon'
  const askedAt = parseServerTime(config.serverTime) ?? Infinity
  // Closed only because it had not begun: meanwhile it has.
  return askedAt < start ? 'open' : 'closed'
}
