import type { ReactNode } from 'react'
import styles from './Result.module.css'

const RADIUS = 92
const ROUND = 2 * Math.PI * RADIUS

/** A portrait in a ring that is as full as it fits; without a test the ring is whole. */
export function FitRing({ fit, children }: { fit: number | undefined; children: ReactNode }) {
  const share = (fit ?? 100) / 100
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 200 200" className={styles.arc} aria-hidden="true" focusable="false">
        <defs>
          <linearGradient id="soul-ring" x2="1" y2="1">
            <stop stopColor="#3df5c8" />
            <stop offset="1" stopColor="#b388ff" />
          </linearGradient>
        </defs>
        <circle cx="100" cy="100" r={RADIUS} fill="none" stroke="#1b3249" strokeWidth="6" />
        <circle
          cx="100"
          cy="100"
          r={RADIUS}
          fill="none"
          stroke="url(#soul-ring)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray={`${ROUND * share} ${ROUND}`}
          transform="rotate(-90 100 100)"
        />
      </svg>
      {children}
      {fit !== undefined && (
        <p className={styles.fit}>
          契合度 <b>{fit}%</b>
          <span className={styles.fun}>仅供娱乐</span>
        </p>
      )}
    </div>
  )
}
