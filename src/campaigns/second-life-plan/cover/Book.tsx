import type { CSSProperties } from 'react'
import styles from './Book.module.css'
import { City, Moon, Tree, Walker } from './PopUps'

interface BookProps {
  /** Its paper stands up; otherwise it is still being fetched. */
  isOpen: boolean
}

/** An open pop-up book: a small world of paper stands on its pages. */
export function Book({ isOpen }: BookProps) {
  return (
    <svg
      viewBox="0 0 640 420"
      className={styles.book}
      data-open={isOpen || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="320" cy="386" rx="290" ry="24" fill="#7a5d2c" opacity=".2" />
      <path fill="#0b474f" d="M18 322l302 38 302-38v18l-302 44L18 340z" />
      <path fill="#e7dac0" d="M30 312l290 40 290-40v14l-290 44L30 326z" />
      <path fill="#fffaf0" d="M320 346C250 300 140 286 30 306V250c110-18 220-6 290 38z" />
      <path fill="#fdf3e0" d="M320 346c70-46 180-60 290-40V250c-110-18-220-6-290 38z" />
      <path fill="#d9c9a6" d="M320 288v58c-8-6-16-10-24-14v-58c8 4 16 8 24 14z" opacity=".6" />
      <path fill="#d9c9a6" d="M320 288v58c8-6 16-10 24-14v-58c-8 4-16 8-24 14z" opacity=".4" />
      <g fill="none" stroke="#d9c7a2" strokeWidth="3" strokeLinecap="round">
        <path d="M62 284c60-8 110-6 160 8M66 298c50-6 90-4 130 6" />
        <path d="M578 284c-60-8-110-6-160 8M574 298c-50-6-90-4-130 6" />
      </g>
      <g className={styles.paper} style={{ '--turn': 0 } as CSSProperties}>
        <Moon />
      </g>
      <g className={styles.paper} style={{ '--turn': 1 } as CSSProperties}>
        <City />
      </g>
      <g className={styles.paper} style={{ '--turn': 2 } as CSSProperties}>
        <Tree />
      </g>
      <g className={styles.paper} style={{ '--turn': 3 } as CSSProperties}>
        <Walker />
      </g>
    </svg>
  )
}
