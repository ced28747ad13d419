import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/asset-debut'], {
  sold_out: '首发已售罄',
  limit: '已买满限购件数',
  no_release: '没有首发的资产',
  stock_1: '只剩一件',
  price_changed: '下单时价格变动',
  unpaid: '已有未支付订单',
  unpaid_soon: '未支付订单 20 秒后到期',
  paid_on_return: '回到页面时已支付',
})
