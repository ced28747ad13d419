import { memo, useRef } from 'react'
import type { CommentSort, TopComment } from '@/api/moment'
import { ListEnd } from '@/kit/list/ListEnd'
import type { PagedResult } from '@/kit/list/pagedQuery'
import { UNNAMED } from '@/kit/moment/article/AuthorRow'
import { TimeAgo } from '@/kit/moment/article/TimeAgo'
import type { OnInteract } from '@/kit/moment/interaction'
import { ReplyThread } from '@/kit/moment/replies/ReplyThread'
import { formatCount } from '@/lib/format/formatCount'
import { EmptyState } from '@/ui/EmptyState'
import { Expandable } from '@/ui/Expandable'
import { Button } from '@/ui/button/Button'
import { PlainButton } from '@/ui/button/PlainButton'
import { HeartIcon } from '@/ui/icons'
import { Avatar } from '@/ui/picture/Avatar'
import { useComments } from './commentQueries'
import { CommentSkeleton } from './CommentSkeleton'
import styles from './CommentFeed.module.css'

interface CommentFeedProps {
  momentId: string
  sort: CommentSort
  pageName: string
  onInteract: OnInteract
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

/** Replaces the first page. */
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

interface CommentItemProps {
  comment: TopComment
  pageName: string
  onInteract: OnInteract
}

/** A top comment with its replies. Memoized: lists grow to hundreds of them. */
const CommentItem = memo(function CommentItem(props: CommentItemProps) {
  const { comment, pageName, onInteract } = props
  const name = comment.nickname || UNNAMED
  const likes = formatCount(comment.likeCount)
  return (
    <li className={styles.item}>
      <Avatar src={comment.avatar} name={name} size={72} />
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.name}>{name}</p>
          <PlainButton
            className={styles.like}
            aria-label={`点赞${name}的评论，${likes}`}
            onPress={() => onInteract('like')}
          >
            <HeartIcon className={styles.heart} />
            {comment.likeCount > 0 && likes}
          </PlainButton>
        </div>
        <div className={styles.text}>
          <Expandable text={comment.content} lines={6} />
        </div>
        <p className={styles.meta}>
          <TimeAgo time={comment.createTime} />
          <PlainButton className={styles.reply} onPress={() => onInteract('comment')}>
            回复
          </PlainButton>
        </p>
        <ReplyThread comment={comment} pageName={pageName} />
      </div>
    </li>
  )
})
