import { LinearGradient } from '@/ui/Gradient'
import { head } from './head'
import styles from './Hero.module.css'

/** A box on velvet; its bow is tied when the gift is given. */
export function Hero({ isDone }: { isDone: boolean }) {
  return (
    <header className={styles.hero}>
      <Box isTied={isDone} />
      <h1 className={styles.title}>{head.title}</h1>
      <p className={styles.line}>亲手挑一件，送给懂它的人</p>
      <p className={styles.warn}>转赠后不可撤回</p>
    </header>
  )
}

/** The assets fold into the box, and a bow is tied over it. */
function Box({ isTied }: { isTied: boolean }) {
  return (
    <svg
      viewBox="0 0 750 380"
      className={styles.scene}
      data-tied={isTied || undefined}
      aria-hidden="true"
    >
      <defs>
        <LinearGradient id="gg-box" x2="1" y2="1" stops="#8b5cf0, #5a2ab8" />
        <LinearGradient id="gg-lid" x2="1" y2="1" stops="#a67bff, #6d3ad0" />
      </defs>
      <g className={styles.cards}>
        <path fill="#ffd166" d="M500 96l60-18 24 84-60 18z" />
        <path fill="#7ee0ff" d="M566 82l62 8-12 84-62-8z" />
        <path fill="#b6ff9e" d="M610 110l54 30-40 72-54-30z" />
      </g>
      <path fill="url(#gg-box)" d="M454 198h220v128a10 10 0 0 1-10 10H464a10 10 0 0 1-10-10z" />
      <path fill="#ff7ac6" d="M544 198h40v138h-40z" />
      <g className={styles.lid}>
        <path fill="url(#gg-lid)" d="M440 168h248a8 8 0 0 1 8 8v34H432v-34a8 8 0 0 1 8-8z" />
        <path fill="#ff9ed6" d="M544 168h40v42h-40z" />
        <g className={styles.bow} fill="#ff7ac6">
          <path d="M564 166c-18-50-92-62-88-22 3 30 56 30 88 22z" />
          <path d="M564 166c18-50 92-62 88-22-3 30-56 30-88 22z" />
          <circle cx="564" cy="162" r="17" fill="#ff9ed6" />
        </g>
      </g>
    </svg>
  )
}
