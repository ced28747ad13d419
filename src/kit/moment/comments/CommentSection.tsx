import { useId, useRef, memo } from 'react'
import type { CommentSort, Moment, TopComment } from '@/api/moment'
import { ListEnd } from '@/kit/list/ListEnd'
import type { PagedResult } from '@/kit/query/pagedQuery'
import { UNNAMED } from '@/kit/moment/article/AuthorRow'
import { TimeAgo } from '@/kit/clock/TimeAgo'
import type { OnInteract } from '@/kit/moment/interaction'
import { ReplyThread } from './ReplyThread'
import { scrollBack } from '@/kit/moment/scrollBack'
import { useEntryState } from '@/kit/page/useEntryState'
import { formatCount } from '@/lib/format/formatCount'
import { track } from '@/tracking/track'
import { EmptyState } from '@/ui/EmptyState'
import { Expandable } from '@/ui/Expandable'
import { Button } from '@/ui/button/Button'
import { PlainButton } from '@/ui/button/PlainButton'
import { HeartIcon } from '@/ui/icons'
import { Avatar } from '@/ui/picture/Avatar'
import { Tabs, tabPanel } from '@/ui/tabs/Tabs'
import { CommentSkeleton } from './CommentSkeleton'
import { useComments } from './commentQueries'
import styles from './CommentSection.module.css'

const TABS = [
  { id: 'HOT', label: '最热' },
  { id: 'NEW', label: '最新' },
] as const

interface CommentSectionProps {
  moment: Moment
  pageName: string
  onInteract: OnInteract
}

/** The comments of a moment, with their own loading and error states. */
export function CommentSection({ moment, pageName, onInteract }: CommentSectionProps) {
  const [sort, setSort] = useEntryState<CommentSort>('comments', 'HOT')
  const section = useRef<HTMLElement>(null)
  const base = useId()

  const choose = (next: CommentSort) => {
    if (next === sort) return
    track(pageName, 'tab', next === 'HOT' ? 'comment-hot' : 'comment-new')
    setSort(next)
    // The other tab starts at its first comment, directly below the tab bar.
    scrollBack(section.current)
  }
  return (
    <section ref={section} className={styles.section} aria-labelledby="comments-title">
      <div className={styles.bar} data-sticks>
        <h2 className={styles.title} id="comments-title">
          评论
          {moment.commentCount > 0 && (
            <span className={styles.count}>{formatCount(moment.commentCount)}</span>
          )}
        </h2>
        <Tabs tabs={TABS} value={sort} onChange={choose} label="评论排序" base={base} />
      </div>
      <div {...tabPanel(base, sort)}>
        <CommentFeed
          // A list of its own for each tab: late answers of the other one are dropped.
          key={sort}
          momentId={moment.momentId}
          sort={sort}
          pageName={pageName}
          onInteract={onInteract}
        />
      </div>
    </section>
  )
}

interface CommentFeedProps {
  momentId: string
  sort: CommentSort
  pageName: string
  onInteract: OnInteract
}

/** The top comments in one order, page after page. */
function CommentFeed({ momentId, sort, ...rest }: CommentFeedProps) {
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
    <div role="alert">
      <EmptyState text="评论加载失败，点击重试">
        <Button quiet small onPress={onRetry}>
          重试
        </Button>
      </EmptyState>
    </div>
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
