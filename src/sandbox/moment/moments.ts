import type { MomentSeed } from './data'

export const MOMENTS: readonly MomentSeed[] = [
  {
    momentId: '20001',
    author: 0,
    content: '等了一整个夏天，河边的灯终于亮了。',
    imageCount: 1,
    scene: 'city',
    topics: ['我的地块日记'],
    minutesAgo: 42,
    likeCount: 2368,
    shareCount: 87,
    viewCount: 40_120,
    comments: 34,
  },
]
