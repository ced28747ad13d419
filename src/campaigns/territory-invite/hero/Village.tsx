import type { CSSProperties } from 'react'
import { House } from './House'
import styles from './Village.module.css'

/** Where the houses stand, the far ones first; in the order in which they are built. */
const PLACES = [
  { x: 352, y: 392, size: 1.02, roof: '#b4553a', order: 0 },
  { x: 236, y: 372, size: 0.86, roof: '#8a5a2f', order: 1 },
  { x: 486, y: 366, size: 0.84, roof: '#3f7a5a', order: 2 },
  { x: 150, y: 424, size: 1.06, roof: '#3d6b86', order: 3 },
  { x: 596, y: 418, size: 1.1, roof: '#b4553a', order: 4 },
  { x: 300, y: 332, size: 0.62, roof: '#3d6b86', order: 5 },
  { x: 420, y: 330, size: 0.6, roof: '#8a5a2f', order: 6 },
  { x: 664, y: 366, size: 0.78, roof: '#3d6b86', order: 7 },
  { x: 84, y: 372, size: 0.76, roof: '#3f7a5a', order: 8 },
  { x: 556, y: 332, size: 0.58, roof: '#b4553a', order: 9 },
  { x: 178, y: 334, size: 0.58, roof: '#b4553a', order: 10 },
  { x: 466, y: 438, size: 1.16, roof: '#3d6b86', order: 11 },
] as const

/** Far houses are drawn first, so that near ones stand before them. */
const BY_DEPTH = [...PLACES].sort((one, other) => one.y - other.y)

/** Hills, a river, trees, and as many houses as there are residents (at most twelve). */
export function Village({ houses }: { houses: number }) {
  return (
    <svg viewBox="0 0 750 500" className={styles.village} aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="ti-sun">
          <stop stopColor="#fffaf0" />
          <stop offset=".5" stopColor="#ffe2a0" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="ti-near" x2="0" y2="1">
          <stop stopColor="#6ea35c" />
          <stop offset="1" stopColor="#2f6d44" />
        </linearGradient>
      </defs>
      <circle cx="604" cy="130" r="120" fill="url(#ti-sun)" />
      <circle cx="604" cy="130" r="44" fill="#fff6dc" />
      <path
        fill="#cfc68c"
        d="M0 250c70-40 120-66 190-34s96 4 150-34 108-40 164 2 130 62 246 2v314H0z"
      />
      <path fill="#a8b673" d="M0 288c92-52 170-38 250-6s150 2 226-24 170-20 274 32v210H0z" />
      <path fill="#86a763" d="M0 320c120-40 220-24 330-8s260-30 420 2v186H0z" />
      <path fill="url(#ti-near)" d="M0 352c150-34 250-8 372-4s236-26 378 6v146H0z" />
      <path
        fill="#e9d7a2"
        d="M392 338c-26 22 6 34-12 58s-88 40-128 104h132c14-52 62-76 58-112-4-30-58-28-26-50z"
      />
      <Trees />
      {BY_DEPTH.map(({ order, ...place }) =>
        order < houses ? (
          <g key={order} className={styles.house} style={{ '--order': order } as CSSProperties}>
            <House {...place} variant={order % 3} />
          </g>
        ) : null,
      )}
      {houses === 0 && <Signpost />}
    </svg>
  )
}

const TREES = [
  [34, 356, 1.1],
  [122, 330, 0.7],
  [262, 320, 0.6],
  [382, 312, 0.5],
  [528, 316, 0.6],
  [622, 330, 0.7],
  [716, 356, 1.1],
  [26, 452, 1.7],
  [726, 460, 1.7],
  [560, 474, 1.2],
] as const

function Trees() {
  return TREES.map(([x, y, size]) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
      <path fill="#7a5a34" d="M-3 0h6v16h-6z" />
      <path fill="#245f3b" d="M0-46c20 0 26 20 22 32C18 0 8 6 0 6s-18-6-22-20c-4-12 2-32 22-32z" />
      <path fill="#3f8a55" d="M-4-40c12 0 14 12 10 22s-12 12-16 8c-6-6-8-30 6-30z" />
    </g>
  ))
}

/** Nobody lives here yet. */
function Signpost() {
  return (
    <g>
      <path fill="#7a5a34" d="M346 330h10v84h-10z" />
      <path fill="#a9773f" d="M296 336h104l22 20-22 20H296z" />
      <path fill="#f7e3b0" d="M314 350h66v5h-66zM314 361h46v5h-46z" />
    </g>
  )
}
