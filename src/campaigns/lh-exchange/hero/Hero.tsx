import { NewsStrip } from '@/kit/list/NewsStrip'
import { Countdown } from '@/kit/clock/Countdown'
import { parseServerTime } from '@/lib/serverClock'
import { queryClient } from '@/kit/page/query/queryClient'
import { head } from '../head'
import type { Shop } from '../useShop'
import styles from './Hero.module.css'
import { Machine } from './Machine'

interface HeroProps {
  shop: Shop
  /** Something has just been had: the flap opens. */
  isDone: boolean
}

/** The machine, what is new, and until when it is open. */
export function Hero({ shop, isDone }: HeroProps) {
  const end = parseServerTime(shop.date?.endTime ?? '')
  const isOpen = shop.shell.name === 'READY' && end !== undefined
  return (
    <HeroView
      title={shop.info?.name || head.title}
      notices={shop.info?.notices ?? []}
      isDone={isDone}
      {...(isOpen && { end })}
    />
  )
}

interface HeroViewProps {
  title?: string
  notices?: readonly string[]
  end?: number
  isDone?: boolean
}

export function HeroView({ title = head.title, notices = [], end, isDone = false }: HeroViewProps) {
  return (
    <header className={styles.hero}>
      <Machine isOpen={isDone} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.time}>
        {end !== undefined && (
          <Countdown
            endsAt={end}
            label="距结束"
            onEnd={() => void queryClient.invalidateQueries()}
          />
        )}
      </p>
      <div className={styles.news}>
        {notices.length > 0 && <NewsStrip lines={notices} label="公告" />}
      </div>
    </header>
  )
}
