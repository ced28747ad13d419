import type { Reply, TopComment } from '@/api/moment'
import { stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/serve/handle'
import { manyOf } from '@/sandbox/paging'
import { person } from '@/sandbox/users'
import { comments } from './data'
import type { CommentRecord } from './records'

/** The top comments of a moment, hottest or newest first. */
export function topRows(
  call: Call,
  momentId: string,
  sort: string | undefined,
): readonly CommentRecord[] {
  if (call.scenario('no_comments')) return []
  const rows = comments.filter((one) => one.momentId === momentId && one.parentId === '')
  return manyOf(call, rows.sort(sort === 'NEW' ? byNewest : byHottest), copyOf)
}

/** The replies to a comment, oldest first. */
export function replyRows(call: Call, parentId: string): readonly CommentRecord[] {
  return manyOf(call, repliesTo(parentId), copyOf)
}

export function topsOf(call: Call, rows: readonly CommentRecord[]): TopComment[] {
  return rows.map((row) => {
    const replies = repliesTo(row.commentId)
    const { replyTo: _, ...comment } = replyOf(call, row)
    const subCount = call.scenario('many') && replies.length > 0 ? 300 : replies.length
    return { ...comment, subCount, subPreview: repliesOf(call, replies.slice(0, 2)) }
  })
}

export function repliesOf(call: Call, rows: readonly CommentRecord[]): Reply[] {
  return rows.map((row) => replyOf(call, row))
}

function replyOf({ art }: Call, row: CommentRecord): Reply {
  const { uid, nickname } = person(row.author)
  return {
    commentId: row.commentId,
    uid,
    nickname,
    avatar: art('avatar', uid),
    replyTo: row.replyTo && person(Number(row.replyTo)).nickname,
    content: row.content,
    createTime: stamp(row.createdAt),
    likeCount: row.likeCount,
  }
}

function repliesTo(parentId: string): CommentRecord[] {
  const rows = parentId ? comments.filter((one) => one.parentId === parentId) : []
  return rows.sort((left, right) => left.createdAt - right.createdAt)
}

const byNewest = (left: CommentRecord, right: CommentRecord) => right.createdAt - left.createdAt
const byHottest = (left: CommentRecord, right: CommentRecord) => right.likeCount - left.likeCount

/** A copy has its own id and a number in its text, so that a repeated page is noticed. */
function copyOf(row: CommentRecord, number: number): CommentRecord {
  return {
    ...row,
    commentId: `${row.commentId}${number}`,
    content: `${number + 1}楼：${row.content}`,
  }
}
