import { useEffect, useEffectEvent } from 'react'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { endOf } from './dates'
import type { DateText } from './dates'

/** Everybody's day turns at once: the requests are spread. */
const SPREAD_MS = 2000
/** The platform can be a moment behind its own clock. */
const RETRY_MS = 20_000

/** Asks anew when the platform's midnight passes while the page is open, until the answer is of another day. */
export function useDayTurn(today: DateText | undefined, refetch: () => Promise<unknown>): void {
  const end = today === undefined ? undefined : endOf(today)
  const now = useServerNowAt([end])
  const turned = end !== undefined && now >= end
  const onTurn = useEffectEvent(refetch)

  useEffect(() => {
    if (!turned) return undefined
    let timer = setTimeout(ask, Math.random() * SPREAD_MS)
    function ask() {
      timer = setTimeout(ask, RETRY_MS)
      void onTurn()
    }
    return () => clearTimeout(timer)
  }, [turned, today])
}
