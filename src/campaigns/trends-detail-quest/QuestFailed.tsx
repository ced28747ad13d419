import { PartFailed } from '@/kit/PartFailed'
import styles from './QuestFailed.module.css'

/** The moment could not be loaded. */
export function QuestFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  return (
    <div className={styles.failed}>
      <PartFailed onRetry={onRetry} />
    </div>
  )
}
