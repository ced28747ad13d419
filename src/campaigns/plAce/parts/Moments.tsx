import { FEED_PAGE_SIZE, listHomeFeed, listUserMoments } from '@/api/feed'
import { FeedRow } from '@/kit/feed/FeedRow'
import { MomentFeed } from '@/kit/feed/MomentFeed'
import { momentIdOf, publishedOf } from '@/kit/feed/feed'
import { usePages } from '@/kit/list/pagedQuery'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/page/parts/QueryView'
import { useAnswer } from '@/kit/page/query/answer'
import { SkeletonLines } from '@/ui/Skeleton'
import styles from './Moments.module.css'

const SHOWN = 3

/** What the owner last told; it fails alone. */
export function OwnMoments({ uid }: { uid: string }) {
  const query = useAnswer(
    listUserMoments,
    { uid, pageNo: 1, pageSize: FEED_PAGE_SIZE },
    { enabled: uid !== '', select: ({ list }) => publishedOf(list) },
  )
  if (uid === '') return null
  return (
    <Card heading="主人的最新动态">
      <QueryView
        query={query}
        small
        skeleton={<SkeletonLines count={4} className={styles.skeleton} />}
      >
        {(moments) =>
          moments.length === 0 ? (
            <p className={styles.none}>主人还没有发布动态</p>
          ) : (
            <ul className={styles.list}>
              {moments.slice(0, SHOWN).map((moment, at) => (
                <li key={`${at}${moment.momentId}`}>
                  <FeedRow moment={moment} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  )
}

/** What happens on other planets, page by page. */
export function MoreMoments() {
  const query = usePages(
    listHomeFeed,
    { scene: 'PLANET', pageSize: FEED_PAGE_SIZE },
    { idOf: momentIdOf, shown: publishedOf },
  )
  return (
    <Card heading="更多星球动态">
      <MomentFeed query={query} label="更多星球动态" empty="其他星球都很安静" />
    </Card>
  )
}
