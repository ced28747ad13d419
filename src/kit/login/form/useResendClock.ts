import { useCallback, useEffect, useState } from 'react'
import { hash64 } from '@/lib/hash'
import { needsCheck, readSends, secondsLeft, wasSent, withSend, writeSends } from './resendClock'

export interface ResendClock {
  /** Whole seconds until the next code may be requested. */
  left: number
  /** A code was sent to this phone already. */
  sent: boolean
  needsCheck: (phone: string) => boolean
  /** Starts the countdown of this phone: only when the send has succeeded. */
  start: (phone: string, resendSec: number) => void
}

/** The countdown of one phone, from an absolute end: it survives a refresh, Back and a locked screen. */
export function useResendClock(scene: string, phone: string): ResendClock {
  const [sends, setSends] = useState(readSends)
  const [now, setNow] = useState(() => Date.now())
  // Also while another phone's countdown runs: the person may change back to it.
  const counting = sends.some((send) => send.until > now)

  useEffect(() => {
    if (!counting) return undefined
    const tick = () => setNow(Date.now())
    const timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    window.addEventListener('pageshow', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
      window.removeEventListener('pageshow', tick)
    }
  }, [counting])

  const start = useCallback(
    (to: string, resendSec: number) => {
      const at = Date.now()
      const next = withSend(readSends(), { scene, phone: hash64(to), resendSec }, at)
      writeSends(next)
      setSends(next)
      setNow(at)
    },
    [scene],
  )

  const hashed = hash64(phone)
  return {
    left: secondsLeft(sends, scene, hashed, now),
    sent: wasSent(sends, scene, hashed),
    needsCheck: (to) => needsCheck(readSends(), hash64(to), Date.now()),
    start,
  }
}
