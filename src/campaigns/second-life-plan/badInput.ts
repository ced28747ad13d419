import { NETWORK_TEXT } from '@/api/core/failure'
import { person } from '@/sandbox/users'
import { KEPT, LOCKED, LOST, close, inTurn, same, tap } from '@tests/support/badInput/rows'
import type { CallRow, PageRow } from '@tests/support/badInput/rows'

const GUEST = '开启第二人生'

const MAY_BE_SENT = '网络不稳定，短信可能已发出，请稍后查看'

const message = inTurn(tap('再次发送短信 手写明信片'), (page) => page.fill('手机号', '13752000009'))

const calls: CallRow[] = [
  {
    call: '/secondLife/search',
    overtaken: KEPT,
    main: true,
    states: { failed: 'ERROR', null_data: 'READY', signed_out: 'GUEST' },
    answered: '去完成',
    ends: {
      failed: NETWORK_TEXT,
      null_data: '故事正在书写',
      signed_out: '第二人生计划',
      hostile: '章节',
    },
  },
  same('章节', '/user/info', { overtaken: KEPT, ends: { failed: '章节', token_bad: GUEST } }),
  same('章节', '/invite/sharedUser', {
    overtaken: KEPT,
    address: `/second-life-plan?shareUid=${person(0).uid}`,
    answered: '把这本书推荐给你',
    ends: { failed: '章节', hostile: '章节' },
  }),
  {
    call: '/secondLife/receiveActivityRewards',
    overtaken: LOCKED,
    act: tap('领取 30积分'),
    busy: true,
    answered: '开心收下',
    toasts: { ...LOST, empty: '领取成功', null_data: '领取成功' },
    ends: {
      failed: '30积分',
      signed_out: '手机号登录',
      token_bad: GUEST,
      hostile: '开心收下',
    },
  },
  {
    call: '/secondLife/sendActivityRewardMsg',
    overtaken: LOCKED,
    state: 'stage_mid,claimed',
    act: inTurn(message, tap('发送短信')),
    busy: true,
    keeps: ['手机号'],
    answered: '已发送至',
    unknownToast: MAY_BE_SENT,
    toasts: { empty: MAY_BE_SENT },
    ends: {
      failed: '手机号',
      signed_out: '手机号登录',
      token_bad: GUEST,
      hostile: '已发送至',
    },
  },
  {
    call: '/secondLife/generateQrcode',
    overtaken: {
      first: tap('分享我的故事'),
      second: inTurn(close, tap('分享我的故事')),
      shows: '保存图片',
    },
    act: tap('分享我的故事'),
    pending: '海报生成中',
    ends: {
      failed: '海报生成失败，请重试',
      signed_out: '手机号登录',
      hostile: '保存图片',
    },
  },
]

export const badInput: PageRow = {
  address: '/second-life-plan',
  ready: '章节',
  calls,
  writes: [
    {
      write: '/secondLife/receiveActivityRewards',
      status: '/secondLife/search',
      button: '领取 30积分',
      done: /领取成功|开心收下/,
    },
  ],
}
