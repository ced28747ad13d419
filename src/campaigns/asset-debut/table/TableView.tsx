import type { RefObject } from 'react'
import { Picture } from '@/ui/Picture'
import styles from './Table.module.css'

interface TableViewProps {
  /** Undefined: it is on its way, and the frame is empty. */
  cover?: string
  name?: string
  piece?: RefObject<HTMLDivElement | null>
}

/** A lit frame on a round table in a dark hall, and what is reflected below it. */
export function TableView({ cover, name = '', piece }: TableViewProps) {
  return (
    <div className={styles.hall}>
      <span className={styles.light} aria-hidden="true" />
      <svg
        className={styles.table}
        viewBox="0 0 640 160"
        aria-hidden="true"
        focusable="false"
        fill="none"
      >
        <ellipse cx="320" cy="92" rx="308" ry="62" fill="#16161c" />
        <ellipse cx="320" cy="84" rx="308" ry="62" fill="#1e1e27" />
        <ellipse cx="320" cy="84" rx="308" ry="62" stroke="#8ff0ff" strokeOpacity=".5" />
        <ellipse cx="320" cy="82" rx="246" ry="48" stroke="#c7a6ff" strokeOpacity=".42" />
        <ellipse cx="320" cy="80" rx="176" ry="33" stroke="#ff9fd6" strokeOpacity=".34" />
        <ellipse cx="320" cy="80" rx="120" ry="22" fill="#2b2b38" />
      </svg>
      <div ref={piece} className={styles.piece}>
        <div className={styles.frame}>
          {cover === undefined ? (
            <span className={styles.empty} />
          ) : (
            <Picture src={cover} name={name} ratio={1} eager className={styles.cover} />
          )}
          <span className={styles.gleam} aria-hidden="true" />
        </div>
      </div>
    </div>
  )
}
