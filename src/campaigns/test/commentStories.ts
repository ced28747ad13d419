/** How the comments of a moment of the sandbox are answered. */
export interface CommentStory {
  id: string
  label: string
  momentId: string
  /** A state of the sandbox for every call about comments. */
  asked?: string
}

export const COMMENT_STORIES: readonly [CommentStory, ...CommentStory[]] = [
  { id: 'many', label: '大量，有回复', momentId: '20014' },
  { id: 'few', label: '少量', momentId: '20002' },
  { id: 'empty', label: '空', momentId: '20013' },
  { id: 'failed', label: '失败', momentId: '20002', asked: 'comments_fail' },
  { id: 'loading', label: '加载中', momentId: '20002', asked: 'loading@/moment/comment' },
  { id: 'hostile', label: '脏数据', momentId: '20014', asked: 'hostile@/moment/comment' },
]

/** The next page and the replies fail, what is there stays. */
export const NEXT_FAILS = 'cut@/moment/comment'
