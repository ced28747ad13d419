import { COMMENT_PAGE_SIZE, REPLY_PAGE_SIZE, listReplies, listTopComments } from '@/api/moment'
import type { CommentSort } from '@/api/moment'
import { usePages } from '@/kit/query/pagedQuery'

/** Long lists being read: they are not refetched each time the page gets the focus. */
const READING = {
  idOf: ({ commentId }: { commentId: string }) => commentId,
  refetchOnWindowFocus: false,
} as const

/** The top comments of a moment in one order. */
export const useComments = (momentId: string, sort: CommentSort) =>
  usePages(listTopComments, { momentId, sort, pageSize: COMMENT_PAGE_SIZE }, READING)

/** The replies to a comment, ten at a time. */
export const useReplies = (commentId: string) =>
  usePages(listReplies, { commentId, pageSize: REPLY_PAGE_SIZE }, READING)
