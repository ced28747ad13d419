import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/exchange'], {
  kyc_none: '未实名认证',
  kyc_pending: '实名认证审核中',
  payee_none: '未绑定收款账户',
  payee_bank: '收款账户为银行卡',
  pool_0: '活动额度已兑完',
  today_0: '今日额度用完',
  pool_low: '活动额度所剩不多',
  today_low: '今日额度所剩不多',
  lack: '余额低于最少数量',
  zero: '余额为 0',
  rich: '余额很多',
  no_fee: '免手续费',
  fee_unknown: '手续费率缺失',
  submit_fail: '兑现失败',
  late_fail: '兑现处理后失败',
  submit_success: '兑现立即成功',
  submit_processing: '兑现一直处理中',
  submit_lost: '兑现已受理但结果未知',
  submit_unknown: '兑现结果暂时查不到',
  history_empty: '没有兑现记录',
})
