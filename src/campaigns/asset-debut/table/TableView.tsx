import type { RefObject } from 'react'
import { Picture } from '@/ui/picture/Picture'
import styles from './Table.module.css'

interface TableViewProps {
  /** Undefined while loading: the frame is empty. */
  cover?: string
  name?: string
  piece?: RefObject<HTMLDivElement | null>
}

/** A lit frame on a round table in a dark hall, and its reflection. */
export function TableView({ cover, name = '', piece }: TableViewProps) {
  return (
    <div className={styles.hall}>
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
