import styles from './Map.module.css'
import { CELL, CENTRE } from './terrain'

/** The plot's own square with a house on it, and the pin that falls beside its door. */
export function Pin() {
  return (
    <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
      <PlotSquare />
      <ellipse className={styles.shadow} cy="12" rx="30" ry="9" fill="#24402f" />
      <g className={styles.pin}>
        <path fill="#ff5a3c" d="M0 12C-10-14-56-52-56-98a56 56 0 0 1 112 0C56-52 10-14 0 12z" />
        <path
          fill="#d8411f"
          d="M0 12C10-14 56-52 56-98A56 56 0 0 0 18-151 62 62 0 0 1 34-104C34-58 8-18 0 12z"
        />
        <path
          fill="none"
          stroke="#ffb09f"
          strokeWidth="6"
          strokeLinecap="round"
          d="M-40-102a40 40 0 0 1 22-34"
        />
        <circle cy="-98" r="34" fill="#fff8f5" />
        <path fill="#24402f" d="M0-122l24 21-4 5-20-17-20 17-4-5z" />
        <path fill="#24402f" d="M-15-97L0-110l15 13v18h-9v-11h-12v11h-9z" />
      </g>
    </g>
  )
}

function PlotSquare() {
  const half = CELL / 2
  return (
    <>
      <path
        fill="#ff5a3c"
        fillOpacity=".16"
        stroke="#e2492c"
        strokeWidth="3.5"
        strokeDasharray="12 8"
        strokeLinejoin="round"
        d={`M${-half} ${-half}H${half}V${half}H${-half}z`}
      />
      <g fill="#e2492c">
        {[-half, half].map((x) =>
          [-half, half].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />),
        )}
      </g>
    </>
  )
}
