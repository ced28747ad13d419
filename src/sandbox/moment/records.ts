import type { ArtKind } from '@/sandbox/art/picture'

export interface MomentRecord {
  momentId: string
  rawId: boolean
  /** The number of a seeded person. */
  author: number
  /** The companion who wrote it, instead of a person. */
  npcId: string
  content: string
  imageCount: number
  scene: ArtKind
  video: boolean
  topics: string[]
  /** Epoch milliseconds. */
  publishedAt: number
  likeCount: number
  shareCount: number
  viewCount: number
  locationName: string
  status: 'NORMAL' | 'DELETED' | 'AUDITING'
  /** The number of top comments in the seed. */
  comments: number
}

/** The defaults of a seed. */
export const MOMENT_DEFAULTS = {
  rawId: false,
  npcId: '',
  imageCount: 0,
  scene: 'cover',
  video: false,
  topics: [],
  locationName: '',
  status: 'NORMAL',
  comments: 0,
} as const satisfies Partial<MomentRecord>

export type MomentSeed = Omit<MomentRecord, 'publishedAt' | keyof typeof MOMENT_DEFAULTS> &
  Partial<MomentRecord> & { minutesAgo: number }

export interface CommentRecord {
  commentId: string
  momentId: string
  /** The top comment that this answers; '' for a top comment. */
  parentId: string
  author: number
  replyTo: string
  content: string
  createdAt: number
  likeCount: number
}
