import { useRef, useState } from 'react'
import type { Reply, TopComment } from '@/api/moment'
import type { PagedResult } from '@/kit/query/pagedQuery'
import { UNNAMED } from '@/kit/moment/article/AuthorRow'
import { TimeAgo } from '@/kit/clock/TimeAgo'
import { useReplies } from './commentQueries'
import { scrollBack } from '@/kit/moment/scrollBack'
import { formatCount } from '@/lib/format/formatCount'
import { track } from '@/tracking/track'
import { Dots } from '@/ui/button/Dots'
import { ChevronDownIcon, ChevronUpIcon } from '@/ui/icons'
import styles from './ReplyThread.module.css'

/** The first replies to a comment; on request all of them, ten at a time. */
export function ReplyThread({ comment, pageName }: { comment: TopComment; pageName: string }) {
  const { commentId, subPreview, subCount } = comment
  const thread = useRef<HTMLDivElement>(null)
  /** Loaded replies are kept, folded or not. */
  const [stage, setStage] = useState<'preview' | 'open' | 'folded'>('preview')
  if (subCount === 0 && subPreview.length === 0) return null

  const show = () => {
    track(pageName, 'button', 'more-replies', { commentId })
    setStage('open')
  }
  const hide = () => {
    setStage('folded')
    scrollBack(thread.current?.closest('li'))
  }
  const preview = subPreview.slice(0, 2)
  const opener = subCount > preview.length && (
    <ThreadOpener label={`查看全部${formatCount(subCount)}条回复`} onShow={show} />
  )
  return (
    <div ref={thread} className={styles.thread}>
      {stage !== 'preview' && (
        <AllReplies
          commentId={commentId}
          preview={preview}
          folded={stage === 'folded'}
          onHide={hide}
        />
      )}
      {stage !== 'open' && (
        <>
          <ul>
            {preview.map((reply, index) => (
              <ReplyLine key={`${index}-${reply.commentId}`} reply={reply} />
            ))}
          </ul>
          {opener}
        </>
      )}
    </div>
  )
}

function ThreadOpener({ label, onShow }: { label: string; onShow: () => void }) {
  return (
    <button type="button" className={styles.action} aria-expanded={false} onClick={onShow}>
      {label}
      <ChevronDownIcon />
    </button>
  )
}

/** The actions of an open thread: load more, or close it. */
function ThreadSwitch({ query, onHide }: { query: PagedResult<unknown>; onHide: () => void }) {
  const { data, error, isFetching, hasNextPage } = query
  const isFailed = Boolean(error) && !isFetching
  return (
    <div className={styles.actions}>
      {isFetching && (
        <output className={styles.wait}>
          <span className="visually-hidden">正在加载回复</span>
          <Dots />
        </output>
      )}
      {!isFetching && (isFailed || hasNextPage) && (
        <button
          type="button"
          className={styles.action}
          onClick={() => void (data ? query.fetchNextPage() : query.refetch())}
        >
          {isFailed ? '加载失败，点击重试' : '展开更多回复'}
        </button>
      )}
      <button type="button" className={styles.action} aria-expanded onClick={onHide}>
        收起
        <ChevronUpIcon />
      </button>
    </div>
  )
}

interface AllRepliesProps {
  commentId: string
  /** Shown until the first page has loaded. */
  preview: readonly Reply[]
  folded: boolean
  onHide: () => void
}

/** The replies to a comment, ten at a time. */
function AllReplies({ commentId, preview, folded, onHide }: AllRepliesProps) {
  const query = useReplies(commentId)
  if (folded) return null
  const replies = query.data?.rows ?? preview
  return (
    <>
      <ul>
        {replies.map((reply, index) => (
          <ReplyLine key={`${index}-${reply.commentId}`} reply={reply} />
        ))}
      </ul>
      <ThreadSwitch query={query} onHide={onHide} />
    </>
  )
}

/** A reply on as few lines as it needs. */
function ReplyLine({ reply }: { reply: Reply }) {
  return (
    <li className={styles.reply}>
      <span className={styles.name}>{reply.nickname || UNNAMED}</span>
      {reply.replyTo && (
        <>
          {' 回复 '}
          <span className={styles.name}>{reply.replyTo}</span>
        </>
      )}
      {`：${reply.content} `}
      <span className={styles.time}>
        <TimeAgo time={reply.createTime} />
      </span>
    </li>
  )
}
