import { classes } from '@/ui/classes'
import { RadialGradient } from '@/ui/Gradient'
import styles from './Orb.module.css'

/** A light that never keeps its form. */
export function Orb({ small = false }: { small?: boolean }) {
  return (
    <svg
      viewBox="0 0 400 400"
      className={classes(styles.orb, small && styles.small)}
      aria-hidden="true"
    >
      <defs>
        <RadialGradient id="soul-glow" stops="#3df5c8/.5 .2, #0d1b2a/0" />
        <RadialGradient
          id="soul-a"
          cx=".34"
          cy=".3"
          r=".8"
          stops="#d8fff4, #3df5c8 .36, #1a6f8f/.5"
        />
        <RadialGradient
          id="soul-b"
          cx=".68"
          cy=".7"
          r=".8"
          stops="#efe2ff, #b388ff .4, #4b3aa8/.2"
        />
      </defs>
      <circle cx="200" cy="200" r="196" fill="url(#soul-glow)" />
      <path
        className={styles.first}
        fill="url(#soul-a)"
        d="M200 78c58-8 118 34 126 100s-22 128-88 142-140-16-154-86 34-146 116-156z"
      />
      <path
        className={styles.second}
        fill="url(#soul-b)"
        d="M214 92c66 6 112 60 104 122s-56 104-118 102-112-44-112-104 50-126 126-120z"
      />
      <path
        className={styles.third}
        fill="none"
        stroke="#eafff9"
        strokeOpacity=".7"
        strokeWidth="3"
        d="M200 58c74-2 142 58 144 140s-60 146-144 144S58 278 60 198 126 60 200 58z"
      />
      <g className={styles.sparks} fill="#eafff9">
        <circle cx="52" cy="150" r="4" />
        <circle cx="348" cy="238" r="5" />
        <circle cx="270" cy="44" r="3" />
        <circle cx="120" cy="348" r="3" />
      </g>
    </svg>
  )
}
