import { useCallback, useEffect } from 'react'
import { COMMENT_PAGE_SIZE, listTopComments } from '@/api/moment'
import type { CommentSort } from '@/api/moment'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { CommentItem } from './CommentItem'
import { CommentSkeleton } from './CommentSkeleton'
import styles from './CommentFeed.module.css'
import { FeedEnd } from './FeedEnd'
import type { Interaction } from './interaction'
import { useCommentList } from './useCommentList'

interface CommentFeedProps {
  momentId: string
  sort: CommentSort
  pageName: string
  onInteract: (interaction: Interaction) => void
}

/** The top comments in one order, page after page. */
export function CommentFeed({ momentId, sort, pageName, onInteract }: CommentFeedProps) {
  const load = useCallback(
    (pageNo: number, signal: AbortSignal) =>
      listTopComments({ momentId, sort, pageNo, pageSize: COMMENT_PAGE_SIZE }, { signal }),
    [momentId, sort],
  )
  const [list, ask] = useCommentList(load)
  useEffect(ask, [ask])

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
  if (list.items.length === 0 && !list.hasMore)
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
        {list.items.map((comment, index) => (
          <CommentItem
            key={`${index}-${comment.commentId}`}
            comment={comment}
            pageName={pageName}
            onInteract={onInteract}
          />
        ))}
      </ul>
      <FeedEnd list={list} onAsk={ask} />
    </div>
  )
}
