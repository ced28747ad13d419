import { fillLoginForm, tap, type Look } from '@tests/support/looks'

export const looks: readonly Look[] = [
  { name: 'open', at: '/redPacket', who: 'app', shows: '中奖记录' },
  { name: 'live', at: '/redPacket?__state=round_live', who: 'app', shows: '今日还可参与3次' },
  { name: 'live on the web', at: '/redPacket?__state=two_rounds', shows: '正式场次在App内进行' },
  { name: 'limit', at: '/redPacket?__state=limit', who: 'app', shows: '今日次数已用完' },
  { name: 'over', at: '/redPacket?__state=round_over', who: 'app', shows: '今日已结束' },
  { name: 'appointed', at: '/redPacket?__state=appointed', who: 'member', shows: '已预约' },
  { name: 'not started', at: '/redPacket?__state=not_started', shows: '敬请期待' },
  { name: 'ended', at: '/redPacket?__state=ended', shows: '感谢参与，下次再见' },
  { name: 'hostile', at: '/redPacket?__state=hostile', shows: '中奖记录' },
  { name: 'error', at: '/redPacket?__state=http_500', shows: '重新加载' },
  { name: 'loading', at: '/redPacket', holds: '/appointmentInfo', shows: '红包雨' },
  { name: 'rules', at: '/redPacket', shows: '活动规则', act: tap('规则') },
  { name: 'login', at: '/redPacket', shows: '手机号登录', act: tap('预约提醒') },
  {
    name: 'login packet',
    at: '/redPacket',
    shows: '登录成功，红包来了',
    act: async (page) => {
      await tap('预约提醒')(page)
      await fillLoginForm(page)
      await tap('登录')(page)
    },
  },
  { name: 'practice', at: '/redPacket', shows: '试玩不计奖励', act: tap('试玩一下') },
  {
    name: 'practice over',
    at: '/redPacket',
    shows: '再玩一次',
    act: tap('试玩一下', '直接开奖'),
  },
  {
    name: 'settling',
    at: '/redPacket?__state=round_live,settle_fail',
    who: 'app',
    shows: '正在为你结算',
    act: tap('进入红包雨', '直接开奖'),
  },
  {
    name: 'win',
    at: '/redPacket?__state=round_live',
    who: 'app',
    shows: '恭喜你',
    act: tap('进入红包雨', '直接开奖'),
  },
  {
    name: 'miss',
    at: '/redPacket?__state=round_live,miss',
    who: 'app',
    shows: '差一点点',
    act: tap('进入红包雨', '直接开奖'),
  },
]
