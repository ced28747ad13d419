import type { Moment } from '@/api/moment'
import type { PagedResult } from '@/kit/query/pagedQuery'
import { RecordList } from '@/kit/list/RecordList'
import { FeedRow } from './FeedRow'
import styles from './MomentFeed.module.css'
import { momentIdOf } from './feed'

interface MomentFeedProps {
  /** `useInfiniteQuery` with a `pagedQuery` of moments. */
  query: PagedResult<Moment>
  label: string
  empty?: string
}

/** Moments, page by page. */
export function MomentFeed({ query, label, empty = '还没有动态' }: MomentFeedProps) {
  return (
    <div className={styles.feed}>
      <RecordList query={query} idOf={momentIdOf} label={label} empty={empty}>
        {(moment) => <FeedRow moment={moment} />}
      </RecordList>
    </div>
  )
}
