import {
  listReplies,
  listTopComments,
  lookUpMoment,
  readMomentDetail,
  type MomentQuest,
  type Reply,
  type TopComment,
} from '@/api/moment'
import { refuse } from '@/sandbox/answer'
import { stamp } from '@/sandbox/clock'
import { pageOf, manyOf } from '@/sandbox/paging'
import { handle, viewerOf, type Call } from '@/sandbox/serve/handle'
import { pointsOf, saveProgress, taskStatus } from '@/sandbox/tasks/progress'
import { person } from '@/sandbox/users'
import { moments, comments } from './data'
import { momentOf } from './momentAnswer'
import type { CommentRecord } from './records'

export const handlers = [
  handle(lookUpMoment, (call) => {
    const record = find(call.payload.momentId)
    const moment = record ? momentOf(call, record) : null
    return moment && call.scenario('hostile') ? { ...moment, momentId: '' } : moment
  }),
  handle(readMomentDetail, async (call) => {
    const record = find(call.payload.momentId)
    if (!record) return null
    return { ...momentOf(call, record), quest: await questOf(call, call.payload.taskId) }
  }),
  handle(listTopComments, (call) => {
    if (call.scenario('comments_fail')) return refuse(90_001, '评论服务繁忙')
    const page = pageOf(call, topRows(call, call.payload.momentId ?? '', call.payload.sort))
    return { ...page, list: topsOf(call, page.list) }
  }),
  handle(listReplies, (call) => {
    const page = pageOf(call, replyRows(call, call.payload.commentId ?? ''), 10)
    return { ...page, list: repliesOf(call, page.list) }
  }),
]

function find(momentId: string | undefined) {
  return moments.find((one) => one.momentId === momentId)
}

/** The reading task behind a moment; null without one. */
async function questOf(call: Call, taskId: string | undefined): Promise<MomentQuest | null> {
  if (!taskId || call.scenario('quest_none')) return null
  const user = await viewerOf(call)
  if (user) saveProgress(call, user.uid, taskId, { opened: true })
  return {
    taskId,
    readSec: call.scenario('quest_short') ? 3 : 15,
    rewardText: `${pointsOf(taskId)}积分`,
    status: taskStatus(call, user?.uid ?? '', taskId),
  }
}

/** The top comments of a moment, hottest or newest first. */
function topRows(call: Call, momentId: string, sort: string | undefined): readonly CommentRecord[] {
  if (call.scenario('no_comments')) return []
  const rows = comments.filter((one) => one.momentId === momentId && one.parentId === '')
  return manyOf(call, rows.sort(sort === 'NEW' ? byNewest : byHottest), copyOf)
}

/** The replies to a comment, oldest first. */
function replyRows(call: Call, parentId: string): readonly CommentRecord[] {
  return manyOf(call, repliesTo(parentId), copyOf)
}

function topsOf(call: Call, rows: readonly CommentRecord[]): TopComment[] {
  return rows.map((row) => {
    const replies = repliesTo(row.commentId)
    const { replyTo: _, ...comment } = replyOf(call, row)
    const subCount = call.scenario('many') && replies.length > 0 ? 300 : replies.length
    return { ...comment, subCount, subPreview: repliesOf(call, replies.slice(0, 2)) }
  })
}

function repliesOf(call: Call, rows: readonly CommentRecord[]): Reply[] {
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
