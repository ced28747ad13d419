import { useCallback, useRef, useState } from 'react'
import { REPLY_PAGE_SIZE, listReplies } from '@/api/moment'
import type { TopComment } from '@/api/moment'
import { formatCount } from '@/lib/formatCount'
import { track } from '@/tracking/track'
import { ReplyLine } from './ReplyLine'
import styles from './ReplyThread.module.css'
import { scrollBack } from './scrollBack'
import { ThreadSwitch } from './ThreadSwitch'
import { useCommentList } from './useCommentList'

interface ReplyThreadProps {
  comment: TopComment
  pageName: string
}

/** The first replies to a comment; all of them, ten at a time, when somebody asks. */
export function ReplyThread({ comment, pageName }: ReplyThreadProps) {
  const { commentId, subPreview, subCount } = comment
  const thread = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const load = useCallback(
    (pageNo: number, signal: AbortSignal) =>
      listReplies({ commentId, pageNo, pageSize: REPLY_PAGE_SIZE }, { signal }),
    [commentId],
  )
  const [list, ask] = useCommentList(load)
  if (subCount === 0 && subPreview.length === 0) return null

  const show = () => {
    track(pageName, 'button', 'more-replies', { commentId })
    setOpen(true)
    if (list.page === 0) ask()
  }
  const hide = () => {
    setOpen(false)
    scrollBack(thread.current?.closest('li'))
  }
  const preview = subPreview.slice(0, 2)
  const replies = open && list.page > 0 ? list.items : preview
  return (
    <div ref={thread} className={styles.thread}>
      <ul>
        {replies.map((reply, index) => (
          <ReplyLine key={`${index}-${reply.commentId}`} reply={reply} />
        ))}
      </ul>
      {(open || subCount > preview.length) && (
        <ThreadSwitch
          open={open}
          list={list}
          label={`查看全部${formatCount(subCount)}条回复`}
          onShow={show}
          onHide={hide}
          onAsk={ask}
        />
      )}
    </div>
  )
}
