import { seededRandom } from '@/lib/random'
import styles from './ChatAI.module.css'

const random = seededRandom('chatAI')
const STARS = Array.from({ length: 42 }, () => ({
  x: Math.round(random() * 375),
  y: Math.round(random() ** 1.4 * 640),
  r: Math.round(4 + random() * 10) / 10,
  o: Math.round(25 + random() * 60) / 100,
}))

/** The night behind the words: a few stars, and a ridge with a lighthouse at its foot. */
export function Sky() {
  return (
    <svg
      viewBox="0 0 375 812"
      preserveAspectRatio="xMidYMax slice"
      className={styles.sky}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="chatAI-beam" x1="1" x2="0">
          <stop offset="0" stopColor="#ffd98a" stopOpacity=".34" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g fill="#cfd6ff">
        {STARS.map(({ x, y, r, o }, at) => (
          <circle key={at} cx={x} cy={y} r={r} opacity={o} />
        ))}
      </g>
      <path
        d="M0 812V716c38-22 70-8 104-20s58-44 96-34 46 38 82 38 62-32 93-26v138z"
        fill="#171d3a"
      />
      <path d="M0 812v-58c52-18 96 6 148-6s82-30 128-18 66 20 99 8v74z" fill="#131832" />
      <path d="M288 700l5-44h10l5 44z" fill="#232b52" />
      <path d="M292 656h12v-8h-12z" fill="#ffd98a" />
      <path d="M290 648l8-8 8 8z" fill="#232b52" />
      <path d="M292 649L120 604v84l172-33z" fill="url(#chatAI-beam)" />
    </svg>
  )
}
