import { REPLY_PAGE_SIZE, listReplies } from '@/api/moment'
import type { Reply } from '@/api/moment'
import { usePagedList } from '@/kit/lists/usePagedList'
import { ReplyLine } from './ReplyLine'
import { ThreadSwitch } from './ThreadSwitch'

interface AllRepliesProps {
  commentId: string
  /** Stands until the first page is there. */
  preview: readonly Reply[]
  folded: boolean
  onHide: () => void
}

/** The replies to a comment, ten at a time. */
export function AllReplies({ commentId, preview, folded, onHide }: AllRepliesProps) {
  const { list, ask } = usePagedList({
    key: commentId,
    load: (pageNo, signal) =>
      listReplies({ commentId, pageNo, pageSize: REPLY_PAGE_SIZE }, { signal }),
    idOf: (reply) => reply.commentId,
  })
  if (folded) return null
  const replies = list.page > 0 ? list.rows : preview
  return (
    <>
      <ul>
        {replies.map((reply, index) => (
          <ReplyLine key={`${index}-${reply.commentId}`} reply={reply} />
        ))}
      </ul>
      <ThreadSwitch list={list} onHide={onHide} onAsk={ask} />
    </>
  )
}
