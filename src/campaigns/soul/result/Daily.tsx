import { useQuery } from '@tanstack/react-query'
import { FeedRow } from '@/kit/feed/FeedRow'
import { Card } from '@/kit/page/parts/Card'
import { dailyQuery } from '../queries'
import styles from './Result.module.css'

/** What the companion has been doing. Nothing to show leaves no gap. */
export function Daily({ npcId }: { npcId: string }) {
  const { data = [] } = useQuery(dailyQuery(npcId))
  if (data.length === 0) return null
  return (
    <Card heading="TA的日常" className={styles.card}>
      <ul className={styles.rows}>
        {data.map((moment, at) => (
          // The platform may leave the id out.
          <li key={moment.momentId || at}>
            <FeedRow moment={moment} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
