import { endpoint } from './core/endpoint'
import {
  count,
  fields,
  flag,
  id,
  label,
  labels,
  list,
  maybe,
  number,
  oneOf,
  paged,
  recordOrNull,
  text,
  time,
  url,
  urls,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED: the specification does not show a moment's fields. */
const momentFields = {
  momentId: id,
  authorUid: id,
  authorName: label,
  authorAvatar: url,
  content: text,
  images: urls,
  videoUrl: url,
  topics: labels,
  publishTime: time,
  likeCount: count,
  commentCount: count,
  shareCount: count,
  viewCount: count,
  liked: flag,
  locationName: label,
  status: oneOf('NORMAL', 'DELETED', 'AUDITING'),
}

export const Moment = fields(momentFields)
export type Moment = Read<typeof Moment>

/** ASSUMED. `status` DONE: the task behind the moment is finished. */
export const MomentQuest = fields({
  taskId: id,
  readSec: number,
  rewardText: text,
  status: oneOf('TODO', 'DOING', 'CLAIMABLE', 'DONE', 'EXPIRED'),
})
export type MomentQuest = Read<typeof MomentQuest>

export const QuestMoment = fields({ ...momentFields, quest: maybe(MomentQuest) })
export type QuestMoment = Read<typeof QuestMoment>

/** ASSUMED. */
export const Reply = fields({
  commentId: id,
  uid: id,
  nickname: label,
  avatar: url,
  replyTo: label,
  content: text,
  createTime: time,
  likeCount: count,
})
export type Reply = Read<typeof Reply>

/** ASSUMED. */
export const TopComment = fields({
  commentId: id,
  uid: id,
  nickname: label,
  avatar: url,
  content: text,
  createTime: time,
  likeCount: count,
  subCount: count,
  subPreview: list(Reply),
})
export type TopComment = Read<typeof TopComment>

export type CommentSort = 'HOT' | 'NEW'
export const COMMENT_PAGE_SIZE = 20
export const REPLY_PAGE_SIZE = 10

/** The moment lookup of `/trends-detail/:id`. Path ASSUMED. GIVEN: momentId. */
export const lookUpMoment = endpoint<{ momentId: string }>()({
  name: 'moment/lookup',
  method: 'GET',
  path: '/xfacade/api/facade/moment/getByMomentId',
  auth: 'optional',
  given: 'nothing',
  answer: recordOrNull(Moment),
})

/** The moment detail of `/trends-detail-quest`, without auth. Path ASSUMED. */
export const readMomentDetail = endpoint<{ momentId: string; taskId?: string }>()({
  name: 'moment/detail',
  method: 'GET',
  path: '/xfacade/api/facade/moment/detail',
  auth: 'omit',
  given: 'nothing',
  answer: recordOrNull(QuestMoment),
})

export interface TopCommentsRequest {
  momentId: string
  sort: CommentSort
  pageNo: number
  pageSize: number
}

/** Without auth. Path ASSUMED. */
export const listTopComments = endpoint<TopCommentsRequest>()({
  name: 'moment/comment/topList',
  method: 'GET',
  path: '/xfacade/api/facade/moment/comment/topList',
  auth: 'omit',
  given: 'nothing',
  answer: paged(TopComment),
})

/** Without auth. Path ASSUMED. */
export const listReplies = endpoint<{ commentId: string; pageNo: number; pageSize: number }>()({
  name: 'moment/comment/subList',
  method: 'GET',
  path: '/xfacade/api/facade/moment/comment/subList',
  auth: 'omit',
  given: 'nothing',
  answer: paged(Reply),
})
