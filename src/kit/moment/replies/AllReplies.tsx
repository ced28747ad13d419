import type { Reply } from '@/api/moment'
import { useReplies } from '@/kit/moment/comments/commentQueries'
import { ReplyLine } from './ReplyLine'
import { ThreadSwitch } from './ThreadSwitch'

interface AllRepliesProps {
  commentId: string
  /** Shown until the first page is there. */
  preview: readonly Reply[]
  folded: boolean
  onHide: () => void
}

/** The replies to a comment, ten at a time. */
export function AllReplies({ commentId, preview, folded, onHide }: AllRepliesProps) {
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
