import { lookUpMoment } from '@/api/moment'
import type { Moment } from '@/api/moment'
import { BASE_PATH } from '@/lib/env'
import { never } from './waits'

export interface MomentStory {
  label: string
  load: () => Promise<Moment | null>
}

const LONG = '这一段会被收起的长正文，展开之后可以再收起。'.repeat(40)

/** A moment of the sandbox, changed where the sandbox has none of this kind. */
async function read(momentId: string, change?: Partial<Moment>): Promise<Moment | null> {
  const moment = await lookUpMoment({ momentId })
  return moment && { ...moment, ...change }
}

async function withMoreImages(): Promise<Moment | null> {
  const moment = await read('20009')
  return moment && { ...moment, images: [...moment.images, ...moment.images.slice(0, 3)] }
}

/** For parts that show only a moment's counts. */
export const PLAIN_MOMENT: Moment = {
  momentId: '20001',
  authorUid: '1',
  authorName: '示例用户',
  authorAvatar: '',
  content: '示例正文',
  images: [],
  videoUrl: '',
  topics: [],
  publishTime: '',
  likeCount: 12_345,
  commentCount: 0,
  shareCount: 0,
  viewCount: 0,
  liked: false,
  locationName: '',
  status: 'NORMAL',
}

export const MOMENT_STORIES: readonly MomentStory[] = [
  { label: '加载中', load: never },
  { label: '纯文字', load: () => read('20000') },
  { label: '1 张图', load: () => read('20001') },
  { label: '2 张图', load: () => read('20002') },
  { label: '4 张图', load: () => read('20004') },
  { label: '9 张图', load: () => read('20009') },
  { label: '12 张图', load: withMoreImages },
  { label: '图片失败', load: () => read('20002', { images: [`${BASE_PATH}/api/none.jpg`, ''] }) },
  { label: '视频', load: () => read('20010') },
  { label: '视频失败', load: () => read('20010', { videoUrl: `${BASE_PATH}/api/none.mp4` }) },
  { label: '长正文，已赞', load: () => read('20001', { content: LONG, liked: true }) },
  { label: '匿名，无时间', load: () => read('20001', { authorName: '', publishTime: '' }) },
  { label: '已删除', load: () => read('20011') },
  { label: '审核中', load: () => read('20012') },
  { label: '不存在', load: () => Promise.resolve(null) },
  { label: '读取失败', load: () => Promise.reject(new Error('示例失败')) },
]
