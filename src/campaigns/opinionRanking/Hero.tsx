import { keepPreviousData } from '@tanstack/react-query'
import { listDaoRows } from '@/api/arena'
import { usePages } from '@/kit/query/pagedQuery'
import { stampMinute } from '@/lib/format/stamp'
import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import { rankIdOf, ranksOf, type RankingAddress } from './period'
import styles from './Hero.module.css'

/** The title, and when the ranking was computed: the last known time while another period loads. */
export function Hero({ address }: { address: RankingAddress }) {
  const { data } = usePages(listDaoRows, ranksOf(address), {
    idOf: rankIdOf,
    placeholderData: keepPreviousData,
  })
  /** `YYYY-MM-DD HH:mm:ss`; empty while unknown. */
  const updateTime = data?.first?.updateTime
  return (
    <header className={styles.hero}>
      <HeroRays />
      <div className={styles.words}>
        <h1 className={styles.title}>意见分排行榜</h1>
        <p className={styles.line}>
          {updateTime ? `更新于 ${stampMinute(updateTime)}` : '好意见，让世界更好'}
        </p>
      </div>
    </header>
  )
}

const RAYS = [-64, -40, -18, 4, 26, 48, 72] as const

/** Searchlights behind a scale of speech bubbles; they sway slowly. */
function HeroRays() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 750 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <LinearGradient
          id="opinion-sky"
          x1="0"
          y1="0"
          x2="0"
          y2="1"
          stops="#12245f, #2a52c4 .7, #3f6be0"
        />
        <LinearGradient
          id="opinion-ray"
          x1="0"
          y1="1"
          x2="0"
          y2="0"
          stops="#cfe0ff/.34, #cfe0ff/0"
        />
        <RadialGradient id="opinion-glow" cx=".5" cy="1" r=".9" stops="#ffe3a1/.55, #ffe3a1/0" />
      </defs>
      <path d="M0 0h750v420H0z" fill="url(#opinion-sky)" />
      <g className={styles.rays}>
        {RAYS.map((angle) => (
          <path
            key={angle}
            d="M375 470 348-90h54z"
            fill="url(#opinion-ray)"
            transform={`rotate(${angle} 375 470)`}
          />
        ))}
      </g>
      <ellipse cx="375" cy="420" rx="360" ry="150" fill="url(#opinion-glow)" />
      <Bubbles />
    </svg>
  )
}

function Bubbles() {
  return (
    <g className={styles.bubbles}>
      <g transform="translate(476 148)">
        <path
          d="M0 26C0 11 12 0 27 0h70c15 0 27 11 27 26v22c0 15-12 26-27 26H52L28 94l4-20h-5C12 74 0 63 0 48z"
          fill="#ffd166"
        />
        <path d="M30 28h64M30 46h42" stroke="#7a4f00" strokeWidth="8" strokeLinecap="round" />
      </g>
      <g transform="translate(620 214)" opacity=".92">
        <path
          d="M0 18C0 8 8 0 18 0h46c10 0 18 8 18 18v16c0 10-8 18-18 18h-6l3 14-18-14H18C8 52 0 44 0 34z"
          fill="#dfe8ff"
        />
        <path
          d="m26 27 9 9 20-20"
          stroke="#2a52c4"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
      </g>
    </g>
  )
}
