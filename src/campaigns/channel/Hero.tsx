import { useOnScreen } from '@/ui/useOnScreen'
import { env } from '@/lib/env'
import { classes } from '@/ui/classes'
import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import { farBars, nearBars, type Bar } from './bars'
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
        <LinearGradient id="ch-near" x2="0" y2="1" stops="#d8fbff, #3fd6ff .12, #0466c8/.3" />
        <LinearGradient id="ch-far" x2="0" y2="1" stops="#5f8bff, #2f5be0/.3" />
        <LinearGradient id="ch-ground" x2="0" y2="1" stops="#0a86d8/.6, #06122b" />
        <RadialGradient id="ch-glow" stops="#00c2ff/.55, #2f6bff/.22 .5, #06122b/0" />
        <LinearGradient id="ch-sun" x2="0" y2="1" stops="#f2feff, #3fd6ff" />
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
