import { useQueryClient } from '@tanstack/react-query'
import { Countdown } from '@/kit/clock/Countdown'
import { parseServerTime } from '@/lib/serverClock'
import { head } from '../head'
import { Fair } from './Fair'
import styles from './Hero.module.css'

interface HeroProps {
  /** Undefined or unreadable: the season's end is not known. */
  endTime: string | undefined
}

/** The fair at dusk, and how long it lasts. */
export function Hero({ endTime = '' }: HeroProps) {
  const queryClient = useQueryClient()
  const endsAt = parseServerTime(endTime)
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{head.title}</h1>
        <p className={styles.line}>
          {endsAt === undefined ? (
            '灯亮了，音乐响了，来逛一逛'
          ) : (
            <Countdown
              endsAt={endsAt}
              label="距结束"
              onEnd={() => void queryClient.invalidateQueries()}
            />
          )}
        </p>
      </div>
      <Fair />
    </header>
  )
}
