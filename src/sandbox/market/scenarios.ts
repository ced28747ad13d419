import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/real-estate'], {
  price_changed: '下单时价格变动',
  taken: '下单时已被他人买走',
  lack: '余额不足',
  limit: '超过限购数量',
  unpaid: '已有未支付订单',
  unpaid_soon: '未支付订单 20 秒后到期',
  paid_on_return: '回到页面时已支付',
  paid_at_once: '下单即支付成功',
  listed: '本人有地块挂售中',
  wanted: '本人有求购',
  want_gone: '求购已被他人成交',
  no_assets: '没有可交易的藏品',
  locked_asset: '地块都被锁定',
  fee_unknown: '手续费率缺失',
  pending: '交易处理中',
  huge: '10000 块地，一次给出',
})
