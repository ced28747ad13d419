import { endpoint } from './core/endpoint'
import {
  count,
  detailId,
  digits,
  fields,
  flag,
  id,
  label,
  labels,
  list,
  maybe,
  oneOf,
  paged,
  recordOrNull,
  seconds,
  text,
  time,
  url,
  urls,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED: the specification does not show a moment's fields. */
const momentFields = {
  momentId: detailId,
  /** The person who has written it. */
  authorUid: digits,
  /** The name of the person who has written it. */
  authorName: label,
  /** The portrait of the person who has written it. */
  authorAvatar: url,
  content: text,
  images: urls,
  /** The video of it. */
  videoUrl: url,
  /** The topics of it, without the #. */
  topics: labels,
  /** When it was published. */
  publishTime: time,
  likeCount: count,
  /** How many comments it has. */
  commentCount: count,
  /** How often it has been shared. */
  shareCount: count,
  /** How often it has been looked at. */
  viewCount: count,
  /** The person who asks likes it. */
  liked: flag,
  /** Where it was written. */
  locationName: label,
  status: oneOf('NORMAL', 'DELETED', 'AUDITING'),
}

/** A person's post. */
export const Moment = fields(momentFields)
export type Moment = Read<typeof Moment>

/** ASSUMED: the task behind a moment. */
export const MomentQuest = fields({
  taskId: digits,
  /** How long the moment has to be read. */
  readSec: seconds,
  rewardText: text,
  status: oneOf('TODO', 'DOING', 'CLAIMABLE', 'DONE', 'EXPIRED'),
})
export type MomentQuest = Read<typeof MomentQuest>

/** A moment with the task behind it. */
export const QuestMoment = fields({
  ...momentFields,
  /** The task behind the moment. */
  quest: maybe(MomentQuest),
})
export type QuestMoment = Read<typeof QuestMoment>

/** ASSUMED. A reply to a comment. */
export const Reply = fields({
  commentId: id,
  uid: digits,
  nickname: label,
  avatar: url,
  /** The name of the person to whom it replies; empty: to the comment itself. */
  replyTo: label,
  content: text,
  createTime: time,
  likeCount: count,
})
export type Reply = Read<typeof Reply>

/** ASSUMED. A comment on a moment. */
export const TopComment = fields({
  commentId: id,
  uid: digits,
  nickname: label,
  avatar: url,
  content: text,
  createTime: time,
  likeCount: count,
  /** How many replies it has. */
  subCount: count,
  /** The first of its replies, at most two. */
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
  forGuests: true,
  answer: recordOrNull(Moment),
})

/** The moment detail of `/trends-detail-quest`, without auth. Path ASSUMED. */
export const readMomentDetail = endpoint<{
  momentId: string
  /** The task behind the moment. */
  taskId?: string
}>()({
  name: 'moment/detail',
  method: 'GET',
  path: '/xfacade/api/facade/moment/detail',
  auth: 'omit',
  answer: recordOrNull(QuestMoment),
})

export interface TopCommentsRequest {
  momentId: string
  /** In which order. */
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
  answer: paged(TopComment),
})

/** Without auth. Path ASSUMED. */
export const listReplies = endpoint<{ commentId: string; pageNo: number; pageSize: number }>()({
  name: 'moment/comment/subList',
  method: 'GET',
  path: '/xfacade/api/facade/moment/comment/subList',
  auth: 'omit',
  answer: paged(Reply),
})
