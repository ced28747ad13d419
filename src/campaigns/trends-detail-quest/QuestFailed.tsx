import { NETWORK_TEXT } from '@/api/failure'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import styles from './QuestFailed.module.css'

/** The moment could not be loaded. */
export function QuestFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  return (
    <div className={styles.failed} role="alert">
      <EmptyState text={NETWORK_TEXT}>
        <Button onPress={onRetry}>重新加载</Button>
      </EmptyState>
    </div>
  )
}
