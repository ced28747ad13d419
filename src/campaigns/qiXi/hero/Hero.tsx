import { Countdown } from '@/kit/clock/Countdown'
import { NewsStrip } from '@/kit/list/NewsStrip'
import { queryClient } from '@/kit/page/query/queryClient'
import { head } from '../head'
import type { Festival } from '../useFestival'
import styles from './Hero.module.css'
import { Sky } from './Sky'

/** The night sky, what it is called, and until when it lasts. */
export function Hero({ festival: { info, shell, end } }: { festival: Festival }) {
  // Before and after, the shell says in the place of the news when it runs.
  const isOpen = shell.name === 'READY'
  return (
    <HeroView
      title={info?.name || head.title}
      line={info?.shareDesc}
      notices={isOpen && info ? info.notices : []}
      flies
      {...(isOpen && end !== undefined && { end })}
    />
  )
}

interface HeroViewProps {
  title?: string
  line?: string | undefined
  notices?: readonly string[]
  end?: number
  flies?: boolean
}

export function HeroView({
  title = head.title,
  line = '',
  notices = [],
  end,
  flies = false,
}: HeroViewProps) {
  return (
    <header className={styles.hero}>
      <Sky flies={flies} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.line}>{line}</p>
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
