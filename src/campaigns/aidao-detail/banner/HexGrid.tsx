import styles from './Banner.module.css'

/** The few cells of the honeycomb (`honeycomb.svg`) that are lit. */
export function HexGrid() {
  return (
    <svg viewBox="0 0 750 640" className={styles.grid} aria-hidden="true" focusable="false">
      <g fill="#b6ff3c" className={styles.lit}>
        <path fillOpacity=".12" d="M42 24.2l42 24.3V97l-42 24.2L0 97V48.5z" />
        <path fillOpacity=".06" d="M672 97l42 24.2v48.6L672 194l-42-24.2v-48.6z" />
        <path fillOpacity=".06" d="M126 169.7l42 24.3v48.5l-42 24.2-42-24.2V194z" />
        <path fillOpacity=".12" d="M672-48.5l42 24.3v48.5l-42 24.2-42-24.2v-48.5z" />
      </g>
    </svg>
  )
}
