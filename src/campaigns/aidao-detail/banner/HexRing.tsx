import styles from './Banner.module.css'

/** Two rings of six sides, one in the other, that turn against each other. */
export function HexRing() {
  return (
    <svg viewBox="0 0 300 300" className={styles.ring} aria-hidden="true" focusable="false">
      <path
        className={styles.outer}
        fill="none"
        stroke="#b6ff3c"
        strokeWidth="4"
        strokeDasharray="96 28"
        strokeLinecap="round"
        d="M150 8l123 71v142l-123 71-123-71V79z"
      />
      <path
        className={styles.inner}
        fill="none"
        stroke="#d8ff94"
        strokeOpacity=".55"
        strokeWidth="2"
        strokeDasharray="12 14"
        d="M150 30l104 60v120l-104 60-104-60V90z"
      />
    </svg>
  )
}
