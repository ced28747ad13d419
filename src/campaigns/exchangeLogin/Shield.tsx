import { BASE_PATH } from '@/lib/env'
import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import styles from './Shield.module.css'

/** The product's mark behind a shield whose outline is drawn once. */
export function Shield() {
  return (
    <div className={styles.stage}>
      <svg className={styles.shield} viewBox="0 0 240 240" aria-hidden="true">
        <defs>
          <RadialGradient id="el-halo" stops="#bff0d9/.85, #dcf7ea/.5 .6, #fff/0" />
          <LinearGradient id="el-face" x1=".2" x2=".8" y2="1" stops="#fff, #d9f5e8" />
          <LinearGradient id="el-line" x1="0" x2="1" y2="1" stops="#3fd79a, #0fa968 .55, #0a7a4b" />
        </defs>
        <circle cx="120" cy="120" r="118" fill="url(#el-halo)" />
        <g className={styles.face}>
          <ellipse cx="120" cy="214" rx="52" ry="7" fill="#0a7a4b" opacity=".1" />
          <path d={OUTLINE} fill="url(#el-face)" />
          <path d={SHADE} fill="#0fa968" opacity=".09" />
        </g>
        <path
          className={styles.outline}
          d={OUTLINE}
          pathLength="1"
          fill="none"
          stroke="url(#el-line)"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <g className={styles.tick}>
          <circle cx="172" cy="172" r="26" fill="#fff" />
          <circle cx="172" cy="172" r="21" fill="url(#el-line)" />
          <path
            d="M163 172.5l6.4 6.2 12.2-13"
            fill="none"
            stroke="#fff"
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
        <g className={styles.sparks} stroke="#0fa968" strokeWidth="5" strokeLinecap="round">
          <path d="M34 92h12M40 86v12" opacity=".55" />
          <path d="M204 62h9M208.5 57.5v9" opacity=".4" />
          <path d="M30 162h.1M212 118h.1M62 44h.1" opacity=".6" strokeWidth="7" />
        </g>
      </svg>
      <img className={styles.mark} src={`${BASE_PATH}/logo.svg`} alt="" width="48" height="48" />
    </div>
  )
}

const OUTLINE =
  'M120 30c22 16 45 24 70 25.5q4 .3 4 4.5v58c0 42-27 72-70.5 90q-3.5 1.5-7 0C73 190 46 160 46 118V60q0-4.200 4-4.5C75 54 98 46 120 30z'
const SHADE = 'M120 30c22 16 45 24 70 25.5q4 .3 4 4.5v58c0 42-27 72-70.5 90q-1.700.8-3.5.8z'
