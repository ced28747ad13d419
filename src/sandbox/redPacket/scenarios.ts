import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/redPacket'], {
  round_soon: '下一场 20 秒后开始',
  round_live: '正在进行一场',
  round_over: '今日场次已全部结束',
  two_rounds: '一场进行中，一场紧随其后',
  appointed: '已预约',
  limit: '今日次数已用完',
  miss: '这一场没有中奖',
  settle_fail: '结算一直失败',
  settle_lost: '前两次结算的回包丢失',
  packet_none: '登录没有红包',
  packet_pending: '登录红包发放中',
  packet_gone: '登录红包已领完',
})
