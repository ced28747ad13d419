import { LinearGradient } from '@/ui/Gradient'
import styles from './Hero.module.css'

interface HeroProps {
  /** The host's salon. */
  title: string
  /** The planet, or the purpose. */
  line: string
}

/** A round window at night, whose curtains part. */
export function Hero({ title, line }: HeroProps) {
  return (
    <header className={styles.hero}>
      <SalonWindow />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.line}>{line}</p>
    </header>
  )
}

/** Outside a planet with a ring, inside two chairs and a lamp (`salon.svg`); the curtains part once. */
function SalonWindow() {
  return (
    <svg viewBox="0 0 440 400" className={styles.window} aria-hidden="true">
      <defs>
        <clipPath id="pg-pane">
          <circle cx="220" cy="190" r="159" />
        </clipPath>
        <LinearGradient
          id="pg-cloth"
          x2="1"
          stops="#5b1530, #8a2346 .25, #5b1530 .45, #93294c .7, #4a1026"
        />
      </defs>
      <g clipPath="url(#pg-pane)">
        <path className={styles.left} fill="url(#pg-cloth)" d="M40 14h182v366H40z" />
        <path className={styles.right} fill="url(#pg-cloth)" d="M218 14h182v366H218z" />
      </g>
      <circle
        cx="220"
        cy="190"
        r="156"
        fill="none"
        stroke="#3a0f1e"
        strokeOpacity=".6"
        strokeWidth="4"
      />
    </svg>
  )
}
