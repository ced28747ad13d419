import { NETWORK_TEXT } from '@/api/core/failure'
import { KEPT, LOCKED, inTurn, logIn, same, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

/** Write and check are one path: where the write fails, the check does, too. */
const UNCHECKED = '结果确认中，请稍后再试'

export const badInput: PageRow = {
  address: '/redPacket',
  ready: '预约提醒',
  guest: true,
  calls: [
    {
      call: '/open/appointmentInfo',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST' },
      ends: { failed: NETWORK_TEXT, signed_out: '登录后参与', hostile: '场次安排' },
    },
    {
      call: '/open/appointmentInfo',
      when: 'for the appointment',
      guest: false,
      late: true,
      overtaken: LOCKED,
      act: tap('预约提醒'),
      busy: true,
      answered: '已预约',
      toasts: { empty: UNCHECKED, hostile: '预约成功，开场前提醒您' },
      unknownToast: UNCHECKED,
      ends: { failed: '预约提醒', signed_out: '手机号登录', hostile: '已预约' },
    },
    same('预约提醒', '/activity/getById', { overtaken: KEPT }),
    {
      call: '/fissionRedPacket/login',
      overtaken: LOCKED,
      act: inTurn(tap('预约提醒'), logIn('登录')),
      busy: true,
      keeps: ['手机号', '验证码'],
      ends: {
        failed: '手机号登录',
        cut: NETWORK_TEXT,
        empty: NETWORK_TEXT,
        null_data: NETWORK_TEXT,
        signed_out: '请先登录',
        hostile: '登录成功，红包来了',
      },
    },
    same('恭喜您', '/integral/getUserIntegral', {
      address: '/redPacket?from=app',
      state: 'round_live',
      guest: false,
      overtaken: KEPT,
      silent: true,
      pending: '恭喜您',
      act: tap('进入红包雨', '直接开奖'),
    }),
  ],
}
