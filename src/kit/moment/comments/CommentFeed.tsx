import { useRef } from 'react'
import type { CommentSort, TopComment } from '@/api/moment'
import { ListEnd } from '@/kit/list/ListEnd'
import type { PagedResult } from '@/kit/list/pagedQuery'
import type { Interaction } from '@/kit/moment/interaction'
import { EmptyState } from '@/ui/EmptyState'
import { Button } from '@/ui/button/Button'
import { useComments } from './commentQueries'
import { CommentItem } from './CommentItem'
import { CommentSkeleton } from './CommentSkeleton'
import styles from './CommentFeed.module.css'

interface CommentFeedProps {
  momentId: string
  sort: CommentSort
  pageName: string
  onInteract: (interaction: Interaction) => void
}

/** The top comments in one order, page after page. */
export function CommentFeed({ momentId, sort, ...rest }: CommentFeedProps) {
  const feed = useRef<HTMLDivElement>(null)
  const query = useComments(momentId, sort)
  const retry = () => {
    // The pressed button goes.
    feed.current?.focus({ preventScroll: true })
    void query.refetch()
  }
  return (
    <div ref={feed} className={styles.feed} tabIndex={-1}>
      {query.data ? (
        <Comments query={query} rows={query.data.rows} {...rest} />
      ) : (
        <FirstPage failed={query.error !== null} onRetry={retry} />
      )}
    </div>
  )
}

/** In place of the first page. */
function FirstPage({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed) return <CommentSkeleton />
  return (
    <EmptyState text="评论加载失败，点击重试">
      <Button quiet small onPress={onRetry}>
        重试
      </Button>
    </EmptyState>
  )
}

interface CommentsProps extends Pick<CommentFeedProps, 'pageName' | 'onInteract'> {
  query: PagedResult<TopComment>
  rows: readonly TopComment[]
}

function Comments({ query, rows, pageName, onInteract }: CommentsProps) {
  if (rows.length === 0 && !query.hasNextPage)
    return (
      <EmptyState text="还没有评论，来抢沙发">
        <Button quiet small onPress={() => onInteract('comment')}>
          写评论
        </Button>
      </EmptyState>
    )
  return (
    <>
      <ul>
        {rows.map((comment, index) => (
          <CommentItem
            key={`${index}-${comment.commentId}`}
            comment={comment}
            pageName={pageName}
            onInteract={onInteract}
          />
        ))}
      </ul>
      <ListEnd query={query} />
    </>
  )
}
