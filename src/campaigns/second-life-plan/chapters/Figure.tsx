import styles from './Figure.module.css'

/** Somebody on the way, with a bundle and a stick. */
export function Figure() {
  return (
    <svg viewBox="0 0 96 96" className={styles.figure} focusable="false">
      <circle cx="46" cy="18" r="12" fill="#e8b28a" />
      <path fill="#3a2a1c" d="M34 17a12 12 0 0 1 24-3c-6-4-15-3-24 3z" />
      <path fill="#0e5a63" d="M36 32h20l7 34H30z" />
      <path fill="#d98a4b" d="M29 36h11v20H29z" />
      <g fill="none" stroke="#0b474f" strokeWidth="7" strokeLinecap="round">
        <path d="M40 66l-8 22" />
        <path d="M52 66l10 20" />
      </g>
      <path
        fill="none"
        stroke="#8a6236"
        strokeWidth="4"
        strokeLinecap="round"
        d="M60 44l14 10v34"
      />
    </svg>
  )
}
