import type { Arena } from '@/api/arena'
import { redShare } from '../warZone'
import styles from './PowerBar.module.css'

/** Each side's part of the whole; it shakes when it moves. */
export function PowerBar({ arena }: { arena: Arena }) {
  const share = redShare(arena)
  return (
    <div
      // Another element each time: its animation begins anew.
      key={`${arena.red.score}/${arena.blue.score}`}
      className={styles.bar}
      aria-hidden="true"
    >
      <div className={styles.red} style={{ width: `${share}%` }} />
      <div className={styles.spark} style={{ left: `${share}%` }} />
    </div>
  )
}
