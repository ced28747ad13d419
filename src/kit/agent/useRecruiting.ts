import type { AgentConfig } from '@/api/agent'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { parseServerTime } from '@/lib/serverClock'
import { recruitingOf } from './recruiting'

/** `recruitingOf` by the platform's clock: changes by itself at the start and at the end. */
export function useRecruiting(config: AgentConfig | undefined) {
  const moments = [config?.startTime, config?.endTime].map((time) => parseServerTime(time))
  return recruitingOf(config, useServerNowAt(moments))
}
