import { useEffect, useRef, useState } from 'react'
import type { Side } from '../warZone'
import styles from './Front.module.css'

/** Along the seam, from its upper to its lower end. */
const SPARKS = [
  [472, 60, 7],
  [448, 150, 5],
  [420, 232, 8],
  [396, 330, 5],
  [368, 404, 7],
  [340, 500, 5],
  [312, 584, 8],
] as const

interface FrontProps {
  /** Who is ahead while it is fought: a change flashes. */
  leader: Side | undefined
}

/** Two fields of colour that meet in a jagged seam. */
export function Front({ leader }: FrontProps) {
  const flash = useLeadChange(leader)
  return (
    <svg
      viewBox="0 0 750 660"
      preserveAspectRatio="xMidYMid slice"
      className={styles.front}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="wz-red" x2="1" y2="1">
          <stop stopColor="#8c1420" />
          <stop offset="1" stopColor="#c42a30" />
        </linearGradient>
        <linearGradient id="wz-blue" x1="1" x2="0" y2="1">
          <stop stopColor="#0f3b8c" />
          <stop offset="1" stopColor="#2a6be0" />
        </linearGradient>
        <linearGradient id="wz-fade" x2="0" y2="1">
          <stop offset=".55" stopColor="#0b0b14" stopOpacity="0" />
          <stop offset="1" stopColor="#0b0b14" />
        </linearGradient>
      </defs>
      <path fill="url(#wz-red)" d="M0 0h490l-30 96 24 60-66 104 30 66-74 110 26 62-80 162H0z" />
      <path fill="url(#wz-blue)" d="M490 0h260v660H320l80-162-26-62 74-110-30-66 66-104-24-60z" />
      <g fill="#000000" opacity=".18">
        <path d="M0 120l180-60 40 70L0 250zM0 420l220-80 30 90L0 560z" />
        <path d="M750 90L560 160l30 90 160-60zM750 380L520 470l20 80 210-70z" />
      </g>
      <path
        className={styles.seam}
        fill="none"
        stroke="#fff3c4"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M490 0l-30 96 24 60-66 104 30 66-74 110 26 62-80 162"
      />
      <g className={styles.sparks} fill="#ffe48a">
        {SPARKS.map(([x, y, size]) => (
          <path
            key={y}
            d={`M${x} ${y - size * 2}l${size * 0.5} ${size * 1.5} ${size * 1.5} ${size * 0.5}-${size * 1.5} ${size * 0.5}-${size * 0.5} ${size * 1.5}-${size * 0.5}-${size * 1.5}-${size * 1.5}-${size * 0.5} ${size * 1.5}-${size * 0.5}z`}
          />
        ))}
      </g>
      {flash > 0 && (
        <path key={flash} className={styles.flash} fill="#ffffff" d="M0 0h750v660H0z" />
      )}
      <path fill="url(#wz-fade)" d="M0 0h750v660H0z" />
    </svg>
  )
}

/** How often the lead has changed since the page was opened. */
function useLeadChange(leader: Side | undefined): number {
  const [changes, setChanges] = useState(0)
  const before = useRef(leader)
  useEffect(() => {
    if (leader === undefined) return
    if (before.current !== undefined && before.current !== leader) setChanges((count) => count + 1)
    before.current = leader
  }, [leader])
  return changes
}
