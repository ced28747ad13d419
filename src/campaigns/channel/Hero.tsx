import { useOnScreen } from '@/kit/page/useOnScreen'
import { env } from '@/lib/env'
import { classes } from '@/ui/classes'
import { farBars, nearBars } from './bars'
import type { Bar } from './bars'
import styles from './Hero.module.css'

/** One line above a city that rises. */
export function Hero() {
  return (
    <header className={styles.hero}>
      <Skyline />
      <p className={styles.brand}>{env.productName}</p>
      <h1 className={styles.title}>
        数字世界
        <br />
        <span className={styles.bright}>等你登陆</span>
      </h1>
    </header>
  )
}

const GROUND = 520

/** Bars of light that rise as a skyline; paused while off screen. */
function Skyline() {
  const [root, isOnScreen] = useOnScreen<SVGSVGElement>()
  return (
    <svg
      ref={root}
      className={classes(styles.skyline, !isOnScreen && styles.paused)}
      viewBox="0 0 750 640"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="ch-near" x2="0" y2="1">
          <stop stopColor="#d8fbff" />
          <stop offset=".12" stopColor="#3fd6ff" />
          <stop offset="1" stopColor="#0466c8" stopOpacity=".3" />
        </linearGradient>
        <linearGradient id="ch-far" x2="0" y2="1">
          <stop stopColor="#5f8bff" />
          <stop offset="1" stopColor="#2f5be0" stopOpacity=".3" />
        </linearGradient>
        <linearGradient id="ch-ground" x2="0" y2="1">
          <stop stopColor="#0a86d8" stopOpacity=".6" />
          <stop offset="1" stopColor="#06122b" />
        </linearGradient>
        <radialGradient id="ch-glow">
          <stop stopColor="#00c2ff" stopOpacity=".55" />
          <stop offset=".5" stopColor="#2f6bff" stopOpacity=".22" />
          <stop offset="1" stopColor="#06122b" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="ch-sun" x2="0" y2="1">
          <stop stopColor="#f2feff" />
          <stop offset="1" stopColor="#3fd6ff" />
        </linearGradient>
        <pattern id="ch-floors" width="750" height="16" patternUnits="userSpaceOnUse">
          <path d="M0 14h750v3H0z" fill="#06122b" fillOpacity=".4" />
        </pattern>
        <clipPath id="ch-above">
          <path d={`M0 0h750v${GROUND}H0z`} />
        </clipPath>
      </defs>
      <ellipse cx="375" cy={GROUND} rx="460" ry="330" fill="url(#ch-glow)" />
      <g className={styles.bars} clipPath="url(#ch-above)">
        {/* The far ones rise as one: they are behind the others. */}
        <path fill="url(#ch-far)" d={farBars.map(pathOf).join('')} />
        <circle cx="375" cy={GROUND} r="116" fill="url(#ch-sun)" />
        <g fill="url(#ch-near)">{nearBars.map(drawBar)}</g>
      </g>
      <path d={`M0 0h750v${GROUND}H0z`} fill="url(#ch-floors)" />
      <path d={`M0 ${GROUND}h750v120H0z`} fill="url(#ch-ground)" />
      <path
        d="M-80 640l455-120 455 120M110 640l265-120 265 120M0 540h750M0 568h750"
        fill="none"
        stroke="#4fdcff"
        strokeOpacity=".26"
        strokeWidth="2"
      />
      <path d={`M0 ${GROUND}h750`} stroke="#c9f8ff" strokeWidth="3" />
    </svg>
  )
}

const pathOf = ({ x, width, height }: Bar) => `M${x} ${GROUND}v-${height}h${width}v${height}z`

function drawBar(bar: Bar) {
  return <path key={bar.x} style={{ animationDelay: `${bar.delay}s` }} d={pathOf(bar)} />
}
