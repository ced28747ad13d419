import { scenariosFor } from '@/sandbox/scenario'

const MOMENT = ['/trends-detail/:id', '/trends-detail-quest'] as const
const QUEST = ['/trends-detail-quest'] as const
const READING = [...MOMENT, '/manufacturerDetail/:id'] as const

export const scenarios = [
  ...scenariosFor(MOMENT, {
    deleted: '动态已删除',
    auditing: '动态审核中',
    images_1: '1 张图',
    images_2: '2 张图',
    images_4: '4 张图',
    images_9: '9 张图',
    video: '视频动态',
    text_only: '纯文字',
    liked: '已点赞',
    no_comments: '没有评论',
    comments_fail: '评论加载失败',
  }),
  ...scenariosFor(READING, {
    no_images: '没有图片',
    long_text: '超长正文',
  }),
  ...scenariosFor(QUEST, {
    quest_done: '浏览任务已完成',
    quest_claimable: '浏览任务可领取',
    quest_settling: '浏览任务结算中',
    quest_expired: '浏览任务已过期',
    quest_none: '没有浏览任务',
    quest_short: '浏览 3 秒即完成',
  }),
]
