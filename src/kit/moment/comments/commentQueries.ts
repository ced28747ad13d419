import { COMMENT_PAGE_SIZE, REPLY_PAGE_SIZE, listReplies, listTopComments } from '@/api/moment'
import type { CommentSort, Reply, TopComment } from '@/api/moment'
import { pagedQuery } from '@/kit/list/pagedQuery'
import type { Page } from '@/kit/list/pagedQuery'

/** Long lists that somebody reads: they are not fetched anew at every look at the page. */
const READING = { refetchOnWindowFocus: false } as const

/** The top comments of a moment in one order. Comments go out without auth: the same for everybody. */
export const commentsQuery = (momentId: string, sort: CommentSort) => ({
  ...pagedQuery<TopComment, Page<TopComment>>({
    queryKey: ['moment', 'comments', momentId, sort],
    queryFn: (pageNo, signal) =>
      listTopComments({ momentId, sort, pageNo, pageSize: COMMENT_PAGE_SIZE }, { signal }),
    idOf: ({ commentId }) => commentId,
  }),
  ...READING,
})

/** The replies to a comment, ten at a time. */
export const repliesQuery = (commentId: string) => ({
  ...pagedQuery<Reply, Page<Reply>>({
    queryKey: ['moment', 'replies', commentId],
    queryFn: (pageNo, signal) =>
      listReplies({ commentId, pageNo, pageSize: REPLY_PAGE_SIZE }, { signal }),
    idOf: (reply) => reply.commentId,
  }),
  ...READING,
})
