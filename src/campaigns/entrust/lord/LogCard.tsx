import type { Entrust } from '@/api/entrust'
import { Card } from '@/kit/page/parts/Card'
import { useEntryState } from '@/kit/page/useEntryState'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/EmptyState'
import { logLines } from '../entrust'
import styles from './LogCard.module.css'

const STEP = 20

/** The keeper's diary, the newest lines first; older ones come on demand. */
export function LogCard({ logs }: { logs: Entrust['logs'] }) {
  const [limit, setLimit] = useEntryState<number>('log', STEP)
  const lines = logLines(logs)
  return (
    <Card heading="管家日志">
      {lines.length === 0 ? (
        <EmptyState text="管家还没有开工" />
      ) : (
        <ol className={styles.log}>
          {lines.slice(0, limit).map(({ key, time, text }) => (
            <li key={key} className={styles.line}>
              {time && <time className={styles.time}>{time}</time>}
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {lines.length > limit && (
        <div className={styles.more}>
          <Button small quiet onPress={() => setLimit(limit + STEP)}>
            查看更早的日志
          </Button>
        </div>
      )}
    </Card>
  )
}
