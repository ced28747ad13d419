import { FEED_PAGE_SIZE, listUserMoments } from '@/api/feed'
import { FeedRow } from '@/kit/feed/FeedRow'
import { publishedOf } from '@/kit/feed/feed'
import { Card } from '@/kit/page/parts/Card'
import { useAnswer } from '@/kit/page/query/answer'
import styles from './Result.module.css'

const SHOWN = 3

/** What the companion has been doing. Nothing to show leaves no gap. */
export function Daily({ npcId }: { npcId: string }) {
  const { data = [] } = useAnswer(
    listUserMoments,
    { uid: npcId, pageNo: 1, pageSize: FEED_PAGE_SIZE },
    { select: ({ list }) => publishedOf(list).slice(0, SHOWN), keepGuest: true },
  )
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
