import { array, boolean, number, object, optional, picklist, string } from 'valibot'
import type { InferInput, InferOutput } from 'valibot'
import { ART_KINDS } from '@/sandbox/art/picture'

export const MomentRecord = object({
  momentId: string(),
  rawId: optional(boolean(), false),
  /** The number of a seeded person. */
  author: number(),
  content: string(),
  imageCount: optional(number(), 0),
  scene: optional(picklist(ART_KINDS), 'cover'),
  video: optional(boolean(), false),
  topics: optional(array(string()), []),
  /** Epoch milliseconds. */
  publishedAt: number(),
  likeCount: number(),
  shareCount: number(),
  viewCount: number(),
  locationName: optional(string(), ''),
  status: optional(picklist(['NORMAL', 'DELETED', 'AUDITING']), 'NORMAL'),
  /** How many top comments the seed gives it. */
  comments: optional(number(), 0),
})
export type MomentRecord = InferOutput<typeof MomentRecord>
export type MomentSeed = Omit<InferInput<typeof MomentRecord>, 'publishedAt'> & {
  minutesAgo: number
}

export const CommentRecord = object({
  commentId: string(),
  momentId: string(),
  /** The top comment that this answers; '' for a top comment. */
  parentId: string(),
  author: number(),
  replyTo: string(),
  content: string(),
  createdAt: number(),
  likeCount: number(),
})
export type CommentRecord = InferOutput<typeof CommentRecord>
