import type { CSSProperties } from 'react'
import { HALL, HOUSES, PANES, litWindows } from './village'
import styles from './Valley.module.css'

interface ValleyVillageProps {
  level: number
  className?: string
}

/** The village: the higher its level, the more windows are lit. */
export function ValleyVillage({ level, className }: ValleyVillageProps) {
  const lit = litWindows(level, PANES.length)
  return (
    <svg className={className} viewBox="0 0 750 640" preserveAspectRatio="xMidYMin slice">
      <defs>
        <radialGradient id="tv-lamp">
          <stop stopColor="#ffd166" stopOpacity=".85" />
          <stop offset="1" stopColor="#ffb84d" stopOpacity="0" />
        </radialGradient>
        <g id="tv-house">
          <path fill="#465275" d="M0 0v-40l22-20 22 20V0z" />
          <path fill="#8c7489" d="M44 0v-40l26-7v38z" />
          <path fill="#2c3858" d="M-6-36l28-29 28 29-5 4-23-22-23 22z" />
          <path fill="#c98d7c" d="M22-65l27-9 29 27-28 11z" />
          <path fill="#2c3858" d="M54-82h9v20l-9 3z" />
        </g>
      </defs>
      {HOUSES.map(({ x, y, s }) => (
        <use key={x} href="#tv-house" transform={`translate(${x} ${y}) scale(${s})`} />
      ))}
      <Hall />
      {PANES.map(({ x, y, w, h }, at) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={w}
          height={h}
          rx="1.6"
          className={at < lit ? styles.lit : styles.dark}
          style={{ '--nth': at } as CSSProperties}
        />
      ))}
    </svg>
  )
}

/** The lord's hall, three roofs high. */
function Hall() {
  return (
    <g transform={`translate(${HALL.x} ${HALL.y})`}>
      <ellipse cy="-40" rx="120" ry="86" fill="url(#tv-lamp)" opacity=".35" />
      <path fill="#5a4a66" d="M-48 0v-40h96V0z" />
      <path fill="#a07a7c" d="M20 0v-40h28V0z" />
      <path fill="#2a3355" d="M-68-38q20-2 30-16h76q10 14 30 16-12 6-24 4h-88q-12 2-24-4z" />
      <path fill="#5a4a66" d="M-30-54v-26h60v26z" />
      <path fill="#a07a7c" d="M12-54v-26h18v26z" />
      <path fill="#2a3355" d="M-48-78q14-2 22-14h52q8 12 22 14-10 5-18 3h-60q-8 2-18-3z" />
      <path fill="#5a4a66" d="M-16-92v-22h32v22z" />
      <path fill="#2a3355" d="M-32-112q14-4 28-30l4-10 4 10q14 26 28 30-10 4-16 2h-32q-6 2-16-2z" />
      <path
        fill="#d99a80"
        d="M4-142q14 26 28 30-10 4-16 2H6zM26-92q8 12 22 14-10 5-18 3h-12zM38-54q10 14 30 16-12 6-24 4H30z"
        opacity=".75"
      />
      <circle cy="-156" r="4.5" fill="#ffd166" />
    </g>
  )
}
