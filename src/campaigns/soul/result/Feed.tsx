import { FEED_PAGE_SIZE, listHomeFeed } from '@/api/feed'
import { MomentFeed } from '@/kit/feed/MomentFeed'
import { momentIdOf, publishedOf } from '@/kit/feed/feed'
import { usePages } from '@/kit/list/pagedQuery'
import { Card } from '@/kit/page/parts/Card'
import styles from './Result.module.css'

/** What the platform chooses for whoever is here. Nothing to show leaves no gap. */
export function Feed() {
  const query = usePages(
    listHomeFeed,
    { scene: 'SOUL', pageSize: FEED_PAGE_SIZE },
    { idOf: momentIdOf, shown: publishedOf },
  )
  if (!query.data || (query.data.rows.length === 0 && !query.hasNextPage)) return null
  return (
    <Card heading="灵魂同频" className={styles.card}>
      <MomentFeed query={query} label="灵魂同频" />
    </Card>
  )
}
