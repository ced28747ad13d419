import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = [
  ...scenariosFor(['/partnerShareRegister', '/partnerRecruitment'], {
    pending: '合伙人申请审核中',
    approved: '已是合伙人',
    rejected: '合伙人申请未通过',
  }),
  ...scenariosFor(['/partnerRecruitment'], {
    expired: '合伙人已到期',
    levels_0: '没有合伙人等级',
    levels_1: '只有一个等级',
    sold_out: '名额已满',
    news_none: '没有滚动消息',
    land_none: '没有领地奖励',
    land_pending: '领地审核中',
    land_rejected: '领地未通过',
  }),
]
