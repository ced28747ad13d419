import styles from './Coin.module.css'

/** A coin that lies flat, drawn around the middle of its upper face; 120 wide, 19 thick. */
export function Coin() {
  return (
    <g>
      <path className={styles.side} d="M-60 0V19A60 19 0 0 0 60 19V0A60 19 0 0 1-60 0Z" />
      <path
        className={styles.lit}
        d="M-46 12.2V31.2A60 19 0 0 0-14 37.5V18.5A60 19 0 0 1-46 12.2Z"
      />
      <path className={styles.dim} d="M26 17.1V36.1A60 19 0 0 0 60 19V0A60 19 0 0 1 26 17.1Z" />
      <ellipse className={styles.face} rx="60" ry="19" />
      <ellipse className={styles.groove} rx="47" ry="14.2" />
      <path className={styles.shine} d="M-53-2C-48-11-24-16.5-2-16.5-22-14-40-9-47 1Z" />
      <path
        className={styles.yuan}
        transform="scale(1 .34)"
        d="M-17-26 0-3 17-26M0-3V26M-15 3H15M-15 14H15"
      />
    </g>
  )
}
