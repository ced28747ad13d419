import { useRef } from 'react'
import { COMMENT_PAGE_SIZE, listTopComments } from '@/api/moment'
import type { CommentSort, TopComment } from '@/api/moment'
import { ListEnd } from '@/kit/lists/ListEnd'
import { usePagedList } from '@/kit/lists/usePagedList'
import type { Paged } from '@/kit/lists/usePagedList'
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
export function CommentFeed({ momentId, sort, ...rest }: CommentFeedProps) {
  const feed = useRef<HTMLDivElement>(null)
  const { list, ask } = usePagedList({
    key: `${momentId}/${sort}`,
    load: (pageNo, signal) =>
      listTopComments({ momentId, sort, pageNo, pageSize: COMMENT_PAGE_SIZE }, { signal }),
    idOf: ({ commentId }) => commentId,
  })
  const retry = () => {
    // The pressed button goes.
    feed.current?.focus({ preventScroll: true })
    ask()
  }
  return (
    <div ref={feed} className={styles.feed} tabIndex={-1}>
      {list.page === 0 ? (
        <FirstPage failed={list.phase === 'failed'} onRetry={retry} />
      ) : (
        <Comments list={list} ask={ask} {...rest} />
      )}
    </div>
  )
}

/** Stands until the first page is there. */
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

type CommentsProps = Pick<Paged<TopComment>, 'list' | 'ask'> &
  Pick<CommentFeedProps, 'pageName' | 'onInteract'>

function Comments({ list, ask, pageName, onInteract }: CommentsProps) {
  if (list.rows.length === 0 && !list.hasMore)
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
    </>
  )
}
