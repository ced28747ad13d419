import type { Scenario } from '@/sandbox/scenario'

const EXCHANGE = ['/exchange'] as const

export const scenarios: readonly Scenario[] = [
  { name: 'kyc_none', label: '未实名认证', appliesTo: EXCHANGE },
  { name: 'kyc_pending', label: '实名认证审核中', appliesTo: EXCHANGE },
  { name: 'payee_none', label: '未绑定收款账户', appliesTo: EXCHANGE },
  { name: 'payee_bank', label: '收款账户为银行卡', appliesTo: EXCHANGE },
  { name: 'pool_0', label: '活动额度已兑完', appliesTo: EXCHANGE },
  { name: 'today_0', label: '今日额度用完', appliesTo: EXCHANGE },
  { name: 'pool_low', label: '活动额度所剩不多', appliesTo: EXCHANGE },
  { name: 'today_low', label: '今日额度所剩不多', appliesTo: EXCHANGE },
  { name: 'lack', label: '余额低于最少数量', appliesTo: EXCHANGE },
  { name: 'zero', label: '余额为 0', appliesTo: EXCHANGE },
  { name: 'rich', label: '余额很多', appliesTo: EXCHANGE },
  { name: 'no_fee', label: '免手续费', appliesTo: EXCHANGE },
  { name: 'fee_unknown', label: '手续费率缺失', appliesTo: EXCHANGE },
  { name: 'starts_soon', label: '活动 20 秒后开始', appliesTo: EXCHANGE },
  { name: 'ends_soon', label: '活动 20 秒后结束', appliesTo: EXCHANGE },
  { name: 'submit_fail', label: '兑现失败', appliesTo: EXCHANGE },
  { name: 'late_fail', label: '兑现处理后失败', appliesTo: EXCHANGE },
  { name: 'submit_success', label: '兑现立即成功', appliesTo: EXCHANGE },
  { name: 'submit_processing', label: '兑现一直处理中', appliesTo: EXCHANGE },
  { name: 'submit_lost', label: '兑现已受理但结果未知', appliesTo: EXCHANGE },
  { name: 'submit_unknown', label: '兑现结果暂时查不到', appliesTo: EXCHANGE },
  { name: 'history_empty', label: '没有兑现记录', appliesTo: EXCHANGE },
]
