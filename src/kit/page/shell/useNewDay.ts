import { useEffect, useRef } from 'react'
import { useServerDate } from '@/kit/clock/useServerNow'
import { isShort, queryClient } from '@/kit/query/queryClient'

/** The day changes for all clients at once: their requests are spread. */
const SPREAD_MS = 2000
/** The platform can be a moment behind its own clock. */
const AGAIN_MS = 20_000

/** After the platform's midnight everything is asked for anew: daily limits, rounds, streaks. */
export function useNewDay(): void {
  const today = useServerDate()
  const asked = useRef(today)
  useEffect(() => {
    const isLater = today > asked.current
    // A wrong clock that is set back has its midnight still to come.
    asked.current = today
    if (!isLater) return undefined
    const ask = () => void queryClient.invalidateQueries({ predicate: isShort })
    const timers = [Math.random() * SPREAD_MS, AGAIN_MS].map((wait) => setTimeout(ask, wait))
    return () => timers.forEach(clearTimeout)
  }, [today])
}
