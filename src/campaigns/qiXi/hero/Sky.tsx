import type { CSSProperties } from 'react'
import { classes } from '@/ui/classes'
import { BIRDS, FIREFLIES } from './places'
import styles from './Sky.module.css'

/** The river of stars between two lovers. `flies`: the magpies come and make the bridge. */
export function Sky({ flies }: { flies: boolean }) {
  return (
    <div className={classes(styles.sky, flies && styles.flying)} aria-hidden="true">
      {BIRDS.map(({ left, top, fromLeft, delay }) => (
        <span
          key={left}
          className={classes(styles.bird, !fromLeft && styles.right)}
          style={
            {
              '--x': `${left / 75}rem`,
              '--y': `${top / 75}rem`,
              '--wait': `${delay}s`,
            } as CSSProperties
          }
        >
          <svg viewBox="0 0 60 34" focusable="false">
            <path
              fill="#171436"
              d="M2 20c12-2 18-6 24-12C30 2 40 0 50 4l8 4-9 3c-3 10-12 17-24 17-8 0-16-2-23-8z"
            />
            <path fill="#f4f1ff" d="M24 18c4-6 10-9 18-8-2 8-10 13-20 12z" />
            <path fill="#3b357f" d="M22 12C18 6 12 2 4 2c4 8 10 12 18 14z" />
          </svg>
        </span>
      ))}
      {FIREFLIES.map(({ left, top, delay }) => (
        <span
          key={`${left} ${top}`}
          className={styles.firefly}
          style={
            {
              '--x': `${left / 75}rem`,
              '--y': `${top / 75}rem`,
              '--wait': `${delay}s`,
            } as CSSProperties
          }
        />
      ))}
    </div>
  )
}
