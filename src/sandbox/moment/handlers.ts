import { listReplies, listTopComments, lookUpMoment, readMomentDetail } from '@/api/moment'
import type { MomentQuest } from '@/api/moment'
import { refuse } from '@/sandbox/answer'
import { handle, viewerOf, type Call } from '@/sandbox/serve/handle'
import { pageOf } from '@/sandbox/paging'
import { pointsOf, saveProgress, taskStatus } from '@/sandbox/tasks/progress'
import { moments } from './data'
import { momentOf } from './momentAnswer'
import { replyRows, repliesOf, topRows, topsOf } from './threads'

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
