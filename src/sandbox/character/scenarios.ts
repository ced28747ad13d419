import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = [
  ...scenariosFor(['/chatAI'], {
    ai_busy: 'TA正在思考',
    ai_quota_0: '今日次数已用完',
    ai_quota_1: '今日还剩一次',
    ai_block: '内容包含敏感信息',
    ai_long: '很长的回复',
    ai_markup: '回复带格式与标签',
  }),
  ...scenariosFor(['/chatAI', '/soul'], {
    npc_off: '伙伴暂时离开',
    no_npc: '还没有伙伴',
  }),
]
