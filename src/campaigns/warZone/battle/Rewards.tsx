import type { Arena } from '@/api/arena'
import { Card } from '@/kit/page/parts/Card'
import styles from './Rewards.module.css'

/** The rewards of the winner and the loser. */
export function Rewards({ reward }: Pick<Arena, 'reward'>) {
  if (!reward || (reward.winner === '' && reward.loser === '')) return null
  return (
    <Card heading="战利品">
      <dl className={styles.rewards}>
        <div className={styles.row}>
          <dt>胜方</dt>
          <dd>{reward.winner || '待公布'}</dd>
        </div>
        <div className={styles.row}>
          <dt>败方</dt>
          <dd>{reward.loser || '待公布'}</dd>
        </div>
      </dl>
    </Card>
  )
}
