import type { CSSProperties } from 'react'
import { Countdown } from '@/kit/clock/Countdown'
import { NewsStrip } from '@/kit/list/NewsStrip'
import { seededRandom } from '@/lib/random'
import { classes } from '@/ui/classes'
import { head } from './head'
import type { Festival } from './useFestival'
import styles from './Hero.module.css'

/** The night sky, the festival's name, and its end. */
export function Hero({ festival: { info, shell, end } }: { festival: Festival }) {
  // Before and after, the shell shows its note about the time in place of the news.
  const isOpen = shell.name === 'READY'
  const notices = isOpen && info ? info.notices : []
  return (
    <header className={styles.hero}>
      <Sky flies={shell.name !== 'LOADING'} />
      <h1 className={styles.title}>{info?.name || head.title}</h1>
      <p className={styles.line}>{info?.shareDesc}</p>
      <p className={styles.time}>
        {isOpen && end !== undefined && <Countdown endsAt={end} label="距结束" />}
      </p>
      <div className={styles.news}>
        {notices.length > 0 && <NewsStrip lines={notices} label="公告" />}
      </div>
    </header>
  )
}

/** The river of stars between two lovers. `flies`: the magpies come and make the bridge. */
function Sky({ flies }: { flies: boolean }) {
  return (
    <div className={styles.sky} aria-hidden="true">
      {flies &&
        BIRDS.map(({ left, top, fromLeft, delay }) => (
          <span
            key={left}
            className={classes(styles.bird, !fromLeft && styles.right)}
            style={
              {
                '--x': `${left / 75}rem`,
                '--y': `${top / 75}rem`,
                '--wait': `${delay}s`,
              } as CSSProperties
            }
          >
            <svg viewBox="0 0 60 34">
              <path
                fill="#171436"
                d="M2 20c12-2 18-6 24-12C30 2 40 0 50 4l8 4-9 3c-3 10-12 17-24 17-8 0-16-2-23-8z"
              />
              <path fill="#f4f1ff" d="M24 18c4-6 10-9 18-8-2 8-10 13-20 12z" />
              <path fill="#3b357f" d="M22 12C18 6 12 2 4 2c4 8 10 12 18 14z" />
            </svg>
          </span>
        ))}
      {FIREFLIES.map(({ left, top, delay }) => (
        <span
          key={`${left} ${top}`}
          className={styles.firefly}
          style={
            {
              '--x': `${left / 75}rem`,
              '--y': `${top / 75}rem`,
              '--wait': `${delay}s`,
            } as CSSProperties
          }
        />
      ))}
    </div>
  )
}

const random = seededRandom('qixi-sky')
const between = (least: number, most: number) => Math.round(least + random() * (most - least))

const BIRDS_COUNT = 9

/** The place of each magpie: an arch over the river, from one star to the other. */
const BIRDS = Array.from({ length: BIRDS_COUNT }, (_, at) => {
  const way = at / (BIRDS_COUNT - 1)
  return {
    left: Math.round(150 + way * 400),
    top: Math.round(372 - Math.sin(way * Math.PI) * 92),
    /** They come from both sides. */
    fromLeft: at < BIRDS_COUNT / 2,
    delay: Math.abs(at - (BIRDS_COUNT - 1) / 2) * 0.16,
  }
})

/** At most 20 (the design's number). */
const FIREFLIES = Array.from({ length: 16 }, () => ({
  left: between(20, 720),
  top: between(420, 620),
  delay: between(0, 40) / 10,
}))
