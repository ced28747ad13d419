import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/qiXi'], {
  lack: '积分不够转一次',
  limit: '次数和限购已用完',
  sold_out: '礼盒已抢光',
  taken: '被别人先买走了',
  index_out: '中奖位置不在转盘上',
  goods_0: '没有礼盒',
  wheel_0: '没有转盘',
  unpaid: '已有未支付订单',
  unpaid_soon: '未支付订单 20 秒后到期',
  paid_on_return: '回到页面时已支付',
})
