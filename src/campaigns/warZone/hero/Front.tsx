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

/** What moves on the two fields that the hero is painted with: the jagged seam in which they meet. */
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
        <linearGradient id="wz-fade" x2="0" y2="1">
          <stop offset=".54" stopColor="#0b0b14" stopOpacity="0" />
          <stop offset=".98" stopColor="#0b0b14" />
        </linearGradient>
      </defs>
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
      {/* Past the lower edge: at half a pixel the picture behind it would show. */}
      <path fill="url(#wz-fade)" d="M-9 0h768v672H-9z" />
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
