import styles from './CarnivalRulePage.module.css'

const SPOKES = Array.from({ length: 8 }, (_, index) => index * 45)
const COLOURS = ['#ff3b5c', '#ffc93c', '#1fb6a6', '#ffffff']

/** A ferris wheel on a torn-off ticket. */
export function FerrisWheelIcon() {
  return (
    <svg viewBox="0 0 120 112" width="100%" fill="none">
      <path d="M6 84h108v8a6 6 0 0 0 0 12v6H6v-6a6 6 0 0 0 0-12z" fill="#c8173b" />
      <path d="M24 88v20" stroke="#ffe9c2" strokeWidth="2" strokeDasharray="3 4" />
      <path d="M38 97h44" stroke="#ffc93c" strokeWidth="4" strokeLinecap="round" />
      <path d="m60 52-24 38M60 52l24 38" stroke="#8a2b3c" strokeWidth="5" strokeLinecap="round" />
      <g className={styles.wheel}>
        <circle cx="60" cy="52" r="38" stroke="#c8173b" strokeWidth="4" />
        <circle cx="60" cy="52" r="30" stroke="#ffc93c" strokeWidth="2" />
        {SPOKES.map((angle, index) => (
          <g key={angle} transform={`rotate(${angle} 60 52)`}>
            <path d="M60 52V14" stroke="#c8173b" strokeWidth="2" />
            <circle
              cx="60"
              cy="13"
              r="7"
              fill={COLOURS[index % COLOURS.length]}
              stroke="#8a2b3c"
              strokeWidth="2"
            />
          </g>
        ))}
      </g>
      <circle cx="60" cy="52" r="8" fill="#ffc93c" stroke="#8a2b3c" strokeWidth="3" />
    </svg>
  )
}
