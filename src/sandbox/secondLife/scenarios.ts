import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/second-life-plan'], {
  chapter_1: '刚刚开启第一章',
  claim_closed: '奖励停止领取',
  no_chapters: '还没有章节',
  msg_failed: '短信没有发出',
})
