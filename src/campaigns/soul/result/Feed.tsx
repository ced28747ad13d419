import { useInfiniteQuery } from '@tanstack/react-query'
import { MomentFeed } from '@/kit/feed/MomentFeed'
import { Card } from '@/kit/page/parts/Card'
import { useSessionKey } from '@/session/useSession'
import { feedQuery } from '../queries'
import styles from './Result.module.css'

/** What the platform chooses for whoever is here. Nothing to show leaves no gap. */
export function Feed() {
  const query = useInfiniteQuery(feedQuery(useSessionKey()))
  if (!query.data || (query.data.rows.length === 0 && !query.hasNextPage)) return null
  return (
    <Card heading="灵魂同频" className={styles.card}>
      <MomentFeed query={query} label="灵魂同频" />
    </Card>
  )
}
