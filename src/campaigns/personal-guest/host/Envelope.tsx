import styles from './Envelope.module.css'

/** A letter slides in, the flap closes, the wax is pressed. */
export function Envelope() {
  return (
    <svg viewBox="0 0 240 180" className={styles.envelope} aria-hidden="true" focusable="false">
      <path fill="#c9a56a" d="M24 60h192v104a10 10 0 0 1-10 10H34a10 10 0 0 1-10-10z" />
      <path className={styles.letter} fill="#fff8ea" d="M44 34h152v110H44z" />
      <path fill="#f1d9a7" d="M24 60l96 62 96-62v104a10 10 0 0 1-10 10H34a10 10 0 0 1-10-10z" />
      <path
        fill="#e2c288"
        d="M24 170l76-62 20 14 20-14 76 62a10 10 0 0 1-10 4H34a10 10 0 0 1-10-4z"
      />
      <path className={styles.flap} fill="#f7e6bf" d="M24 60l96 66 96-66z" />
      <g className={styles.wax}>
        <circle cx="120" cy="112" r="24" fill="#8a2346" />
        <circle cx="120" cy="112" r="17" fill="none" stroke="#c7587f" strokeWidth="3" />
        <path
          fill="#f1d9a7"
          d="M120 101l3.4 7.2 7.6 1-5.6 5.4 1.4 7.8-6.8-3.8-6.8 3.8 1.4-7.8-5.6-5.4 7.6-1z"
        />
      </g>
    </svg>
  )
}
