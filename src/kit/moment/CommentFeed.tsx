import { COMMENT_PAGE_SIZE, listTopComments } from '@/api/moment'
import type { CommentSort } from '@/api/moment'
import { ListEnd } from '@/kit/lists/ListEnd'
import { usePagedList } from '@/kit/lists/usePagedList'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { CommentItem } from './CommentItem'
import { CommentSkeleton } from './CommentSkeleton'
import styles from './CommentFeed.module.css'
import type { Interaction } from './interaction'

interface CommentFeedProps {
  momentId: string
  sort: CommentSort
  pageName: string
  onInteract: (interaction: Interaction) => void
}

/** The top comments in one order, page after page. */
export function CommentFeed({ momentId, sort, pageName, onInteract }: CommentFeedProps) {
  const { list, ask } = usePagedList({
    key: `${momentId}/${sort}`,
    load: (pageNo, signal) =>
      listTopComments({ momentId, sort, pageNo, pageSize: COMMENT_PAGE_SIZE }, { signal }),
    idOf: ({ commentId }) => commentId,
  })

  if (list.page === 0)
    return (
      <div className={styles.feed}>
        {list.phase === 'failed' ? (
          <EmptyState text="评论加载失败，点击重试">
            <Button quiet small onPress={ask}>
              重试
            </Button>
          </EmptyState>
        ) : (
          <CommentSkeleton />
        )}
      </div>
    )
  if (list.rows.length === 0 && !list.hasMore)
    return (
      <div className={styles.feed}>
        <EmptyState text="还没有评论，来抢沙发">
          <Button quiet small onPress={() => onInteract('comment')}>
            写评论
          </Button>
        </EmptyState>
      </div>
    )
  return (
    <div className={styles.feed}>
      <ul>
        {list.rows.map((comment, index) => (
          <CommentItem
            key={`${index}-${comment.commentId}`}
            comment={comment}
            pageName={pageName}
            onInteract={onInteract}
          />
        ))}
      </ul>
      <ListEnd list={list} onAsk={ask} />
    </div>
  )
}
