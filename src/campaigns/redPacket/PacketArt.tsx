import { classes } from '@/ui/classes'
import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import styles from './PacketArt.module.css'

interface PacketArtProps {
  /** On the card inside it; '' for a card without a number. */
  amount: string
  /** No card: the packet stays closed. */
  closed?: boolean
  className?: string
}

/** A packet that opens, and the card in it. */
export function PacketArt({ amount, closed = false, className }: PacketArtProps) {
  if (closed) return <div className={classes(styles.packet, className)} data-closed />
  return (
    <div className={classes(styles.packet, className)}>
      <span className={styles.back} />
      <p className={styles.card}>
        <span className={styles.amount}>{amount || '好运到'}</span>
      </p>
      <svg className={styles.front} viewBox="0 0 320 230" aria-hidden="true">
        <defs>
          <LinearGradient id="rp-front" x2="0" y2="1" stops="#ff5d52, #dc2440 .5, #ac0e29" />
          <RadialGradient
            id="rp-coin"
            cx=".36"
            cy=".3"
            r=".85"
            stops="#fff6c4, #ffd257 .6, #e59b2c"
          />
        </defs>
        <path
          d="M0 0C70 84 250 84 320 0V196Q320 230 286 230H34Q0 230 0 196z"
          fill="url(#rp-front)"
        />
        <path d="M0 2C70 86 250 86 320 2" fill="none" stroke="#ffcf56" strokeWidth="7" />
        <g fill="none" stroke="#ffcf56" strokeWidth="3" opacity=".45">
          <path d="M30 214a26 26 0 0 1 52 0M82 214a26 26 0 0 1 52 0M134 214a26 26 0 0 1 52 0M186 214a26 26 0 0 1 52 0M238 214a26 26 0 0 1 52 0" />
          <path d="M42 214a14 14 0 0 1 28 0M94 214a14 14 0 0 1 28 0M146 214a14 14 0 0 1 28 0M198 214a14 14 0 0 1 28 0M250 214a14 14 0 0 1 28 0" />
        </g>
        <circle cx="160" cy="74" r="46" fill="#b96a12" />
        <circle cx="160" cy="70" r="45" fill="url(#rp-coin)" />
        <path
          d="M128 62c4 17 15 27 32 27s28-10 32-27c-4 8-15 10-19 10-2-12-7-20-13-20s-11 8-13 20c-4 0-15-2-19-10z"
          fill="#c4122c"
        />
      </svg>
    </div>
  )
}
