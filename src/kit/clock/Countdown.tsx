import { useEffect, useEffectEvent, useRef } from 'react'
import { queryClient } from '@/kit/query/queryClient'
import { serverNow } from '@/lib/serverClock'
import { classes } from '@/ui/classes'
import { remaining, spokenRemaining, twoDigits } from './remaining'
import { useServerNow } from './useServerNow'
import styles from './Countdown.module.css'

export interface CountdownProps {
  /** Epoch milliseconds of the platform's clock. */
  endsAt: number
  /** Before the time, e.g. 距开始. */
  label: string
  /** Called once for each `endsAt`, when it is reached; at once if it is past already. Left out: all data is refetched. */
  onEnd?: () => void
  className?: string
}

/** 「距开始 2天 03:04:05」 by the platform's clock. */
export function Countdown({ endsAt, label, onEnd = refetchAll, className }: CountdownProps) {
  const left = remaining(endsAt, useServerNow())
  useEnd(left.over, endsAt, onEnd)
  const { days, hours, minutes, seconds } = left
  return (
    <span className={classes(styles.countdown, className)}>
      {/* Changes with the hours, then with the minutes, and is announced then. */}
      <span role="timer" aria-live="polite" className="visually-hidden">
        {label} {spokenRemaining(left)}
      </span>
      <span aria-hidden="true" className={styles.time}>
        {label}{' '}
        {days > 0 && (
          <>
            <b>{days}天</b>{' '}
          </>
        )}
        <span className={styles.clock}>
          <b>{twoDigits(hours)}</b>:<b>{twoDigits(minutes)}</b>:<b>{twoDigits(seconds)}</b>
        </span>
      </span>
    </span>
  )
}

const refetchAll = () => void queryClient.invalidateQueries()

function useEnd(over: boolean, endsAt: number, onEnd: () => void): void {
  const announcedFor = useRef<number>(undefined)
  const announce = useEffectEvent(onEnd)
  useEffect(() => {
    const look = () => {
      if (serverNow() < endsAt || announcedFor.current === endsAt) return
      announcedFor.current = endsAt
      announce()
    }
    if (over) look()
    // The page can find out a moment earlier, and take the countdown away or set its next end.
    return look
  }, [over, endsAt])
}
