import { listDaoMoments } from '@/api/arena'
import { FEED_PAGE_SIZE } from '@/api/feed'
import { MomentFeed } from '@/kit/feed/MomentFeed'
import { momentIdOf, publishedOf } from '@/kit/feed/feed'
import { usePages } from '@/kit/list/pagedQuery'

/** What it has been doing. */
export function Moments({ daoId }: { daoId: string }) {
  const query = usePages(
    listDaoMoments,
    { daoId, pageSize: FEED_PAGE_SIZE },
    { idOf: momentIdOf, shown: publishedOf },
  )
  return <MomentFeed query={query} label="动态" empty="还没有动态" />
}
