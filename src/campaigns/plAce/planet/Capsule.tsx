import styles from './Capsule.module.css'

interface CapsuleProps {
  /** It is landing now; else it is there already. */
  isLanding: boolean
}

/** The visitor's capsule at the planet's pole. */
export function Capsule({ isLanding }: CapsuleProps) {
  return (
    <div className={styles.place} data-landing={isLanding || undefined} aria-hidden="true">
      <span className={styles.dust} />
      <svg className={styles.capsule} viewBox="0 0 60 84">
        <path className={styles.flame} fill="#ffd9a0" d="M22 66q8 26 8 16t8-16z" />
        <path fill="#8b96bd" d="M14 58L6 76h5l9-14zM46 58l8 18h-5l-9-14z" />
        <path
          fill="#f4f6ff"
          d="M30 6c14 8 20 22 20 38 0 8-3 15-6 18H16c-3-3-6-10-6-18C10 28 16 14 30 6z"
        />
        <path fill="#c5cdea" d="M30 6c14 8 20 22 20 38 0 8-3 15-6 18H33c6-18 6-38-3-56z" />
        <path fill="#ff8a5c" d="M30 6c6 4 10 8 13 13H17c3-5 7-9 13-13z" />
        <circle cx="30" cy="36" r="10" fill="#1b2444" />
        <circle cx="30" cy="36" r="7" fill="#7fd4ff" />
        <path fill="#fff" opacity=".7" d="M25 34a6 6 0 0 1 6-5v3a3 3 0 0 0-3 3z" />
      </svg>
    </div>
  )
}
