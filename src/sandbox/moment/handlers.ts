import { listReplies, listTopComments, lookUpMoment, readMomentDetail } from '@/api/moment'
import { handle } from '@/sandbox/handle'
import { pageOf } from '@/sandbox/paging'
import { refuse } from '@/sandbox/answer'
import { moments } from './data'
import { momentOf } from './project'
import { questOf } from './quest'
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
  return moments.findFirst((q) => q.where({ momentId: momentId ?? '' }))
}
