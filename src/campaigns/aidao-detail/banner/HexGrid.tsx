import styles from './Banner.module.css'

/** A honeycomb that fades towards its lower edge, with a few cells that are lit. */
export function HexGrid() {
  return (
    <svg
      viewBox="0 0 750 640"
      preserveAspectRatio="xMidYMin slice"
      className={styles.grid}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id="dao-hex" width="84" height="145.5" patternUnits="userSpaceOnUse">
          <path
            fill="none"
            stroke="#b6ff3c"
            strokeOpacity=".2"
            strokeWidth="1.5"
            d="M42 0v24.2L0 48.5v48.5l42 24.2v24.3M42 24.2l42 24.3v48.5l-42 24.2"
          />
        </pattern>
        <linearGradient id="dao-fade" x2="0" y2="1">
          <stop stopColor="#15171e" stopOpacity=".1" />
          <stop offset=".62" stopColor="#15171e" stopOpacity=".72" />
          <stop offset="1" stopColor="#15171e" />
        </linearGradient>
        <radialGradient id="dao-light" cx=".5" cy=".3" r=".6">
          <stop stopColor="#b6ff3c" stopOpacity=".26" />
          <stop offset="1" stopColor="#b6ff3c" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="#1a1d26" d="M0 0h750v640H0z" />
      <path fill="url(#dao-light)" d="M0 0h750v640H0z" />
      <path fill="url(#dao-hex)" d="M0 0h750v640H0z" />
      <g fill="#b6ff3c" className={styles.lit}>
        <path fillOpacity=".16" d="M84 48.5l42 24.2v48.5l-42 24.3-42-24.3V72.7z" />
        <path fillOpacity=".1" d="M630 121.2l42 24.3V194l-42 24.2-42-24.2v-48.5z" />
        <path fillOpacity=".12" d="M168 194l42 24.2v48.5L168 291l-42-24.3v-48.5z" />
        <path fillOpacity=".14" d="M672 -24.3L714 0v48.5l-42 24.2-42-24.2V0z" />
      </g>
      <path fill="url(#dao-fade)" d="M0 0h750v640H0z" />
    </svg>
  )
}
