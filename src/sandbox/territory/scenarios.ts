import type { Scenario } from '@/sandbox/scenario'

const PAGE = ['/territory'] as const

export const scenarios: readonly Scenario[] = [
  { name: 'free', label: '可认领', appliesTo: PAGE },
  { name: 'free_quota', label: '可认领（有免费名额）', appliesTo: PAGE },
  { name: 'paid', label: '可认领（需付费）', appliesTo: PAGE },
  { name: 'not_met', label: '可认领（条件未满足）', appliesTo: PAGE },
  { name: 'applying', label: '我的申请审核中', appliesTo: PAGE },
  { name: 'applying_other', label: '他人认领申请中', appliesTo: PAGE },
  { name: 'rejected', label: '申请未通过', appliesTo: PAGE },
  { name: 'expired', label: '我的任期已结束', appliesTo: PAGE },
  { name: 'approve_now', label: '提交后立即通过', appliesTo: PAGE },
  { name: 'reject_now', label: '提交后立即拒绝', appliesTo: PAGE },
  { name: 'taken', label: '提交时已被认领', appliesTo: PAGE },
  { name: 'occupied_me', label: '我是领主', appliesTo: PAGE },
  { name: 'occupied_other', label: '他人是领主', appliesTo: PAGE },
  { name: 'no_planet', label: '领主星球未开放', appliesTo: PAGE },
  { name: 'locked', label: '暂未开放', appliesTo: PAGE },
  { name: 'unknown', label: '领地不存在', appliesTo: PAGE },
  { name: 'no_glory', label: '没有铭文', appliesTo: PAGE },
  { name: 'glory_pending', label: '铭文审核中', appliesTo: PAGE },
  { name: 'glory_rejected', label: '铭文未通过', appliesTo: PAGE },
  { name: 'glory_sensitive', label: '铭文含敏感信息', appliesTo: PAGE },
  { name: 'revenue_fail', label: '预计收益失败', appliesTo: PAGE },
  { name: 'revenue_equal', label: '预计收益为单一数值', appliesTo: PAGE },
  { name: 'top_empty', label: '领地TOP5为空', appliesTo: PAGE },
  { name: 'top_fail', label: '领地TOP5失败', appliesTo: PAGE },
]
