import type { Scenario } from '@/sandbox/scenario'

const MOMENT = ['/trends-detail/:id', '/trends-detail-quest'] as const
const QUEST = ['/trends-detail-quest'] as const
const READING = [...MOMENT, '/manufacturerDetail/:id'] as const

export const scenarios: readonly Scenario[] = [
  { name: 'deleted', label: '动态已删除', appliesTo: MOMENT },
  { name: 'auditing', label: '动态审核中', appliesTo: MOMENT },
  { name: 'no_images', label: '没有图片', appliesTo: READING },
  { name: 'images_1', label: '1 张图', appliesTo: MOMENT },
  { name: 'images_2', label: '2 张图', appliesTo: MOMENT },
  { name: 'images_4', label: '4 张图', appliesTo: MOMENT },
  { name: 'images_9', label: '9 张图', appliesTo: MOMENT },
  { name: 'video', label: '视频动态', appliesTo: MOMENT },
  { name: 'text_only', label: '纯文字', appliesTo: MOMENT },
  { name: 'long_text', label: '超长正文', appliesTo: READING },
  { name: 'liked', label: '已点赞', appliesTo: MOMENT },
  { name: 'no_comments', label: '没有评论', appliesTo: MOMENT },
  { name: 'comments_fail', label: '评论加载失败', appliesTo: MOMENT },
  { name: 'quest_done', label: '浏览任务已完成', appliesTo: QUEST },
  { name: 'quest_claimable', label: '浏览任务可领取', appliesTo: QUEST },
  { name: 'quest_settling', label: '浏览任务结算中', appliesTo: QUEST },
  { name: 'quest_expired', label: '浏览任务已过期', appliesTo: QUEST },
  { name: 'quest_none', label: '没有浏览任务', appliesTo: QUEST },
  { name: 'quest_short', label: '浏览 3 秒即完成', appliesTo: QUEST },
]
