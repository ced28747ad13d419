import styles from './Entrants.module.css'

const HUES = ['#e8ff3c', '#ff9a52', '#8fd3ff', '#c9d2d6', '#b99bff', '#7fe0a8'] as const

/** Nobody in particular: who takes part is for people who are logged in. */
export function BlurredFaces() {
  return (
    <svg viewBox="0 0 640 120" className={styles.faces} aria-hidden="true" focusable="false">
      {HUES.map((hue, at) => (
        <g key={hue} transform={`translate(${at * 104 + 8} 8)`}>
          <circle cx="52" cy="52" r="50" fill={hue} />
          <circle cx="52" cy="42" r="19" fill="#1e1e1b" opacity=".7" />
          <path fill="#1e1e1b" opacity=".7" d="M16 88c4-26 68-26 72 0a50 50 0 0 1-72 0z" />
        </g>
      ))}
    </svg>
  )
}
