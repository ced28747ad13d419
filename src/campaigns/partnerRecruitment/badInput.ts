import { NETWORK_TEXT } from '@/api/core/failure'
import { person } from '@/sandbox/users'
import {
  KEPT,
  LOCKED,
  LOST,
  close,
  inTurn,
  legalText,
  same,
  sendCode,
  tap,
} from '@tests/support/badInput/rows'
import type { CallRow, PageRow } from '@tests/support/badInput/rows'

const SIGNED_OUT = '登录后查看我的状态'

const fillApplication = inTurn(
  tap('我要申请'),
  (page) => page.fill('姓名', '陈小星'),
  sendCode,
  (page) => page.see('s后重发'),
  (page) => page.fill('验证码', '123456'),
  (page) => page.choose('省份', '浙江省'),
  (page) => page.choose('所在城市', '杭州市'),
  (page) => page.check(),
)

const applying: CallRow[] = [
  {
    call: '/sms/sendSmsCode',
    overtaken: LOCKED,
    act: inTurn(tap('我要申请'), sendCode),
    busy: true,
    answered: 's后重发',
    keeps: ['手机号'],
    ends: { failed: '获取验证码', hostile: 's后重发' },
  },
  {
    call: '/agent/apply',
    overtaken: LOCKED,
    act: inTurn(fillApplication, tap('提交申请')),
    busy: true,
    keeps: ['姓名', '手机号'],
    toasts: LOST,
    ends: {
      failed: '提交申请',
      empty: '申请已提交',
      hostile: '申请已提交',
      signed_out: '手机号登录',
      token_bad: '登录后申请',
    },
  },
  legalText('for the agreements', { act: tap('我要申请', '《用户协议》'), overtaken: KEPT }),
]

export const badInput: PageRow = {
  address: '/partnerRecruitment',
  ready: '合伙人等级',
  calls: [
    {
      call: '/agent/buyAgentInfo',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', signed_out: 'GUEST' },
      ends: { failed: NETWORK_TEXT, signed_out: '敬请期待' },
    },
    same('合伙人等级', '/agent/config', { overtaken: KEPT, answered: '常见问题' }),
    same('合伙人等级', '/agent/messageRoll', { overtaken: KEPT }),
    {
      call: '/agent/checkUserAgent',
      overtaken: KEPT,
      pending: '正在查询我的状态',
      answered: '尚未申请',
      ends: {
        failed: '我的状态加载失败',
        signed_out: SIGNED_OUT,
        token_bad: SIGNED_OUT,
        hostile: '尚未申请',
      },
    },
    same('合伙人等级', '/agent/territoryApplyStatus', {
      overtaken: KEPT,
      state: 'approved',
      answered: '领地：星灯谷',
      ends: { failed: '合伙人等级', hostile: '领地' },
    }),
    same('合伙人等级', '/invite/sharedUser', {
      overtaken: KEPT,
      address: `/partnerRecruitment?shareUid=${person(0).uid}`,
    }),
    ...applying,
    {
      call: '/invite/generateQrCode',
      state: 'approved',
      overtaken: {
        first: tap('分享海报'),
        second: inTurn(close, tap('分享海报')),
        shows: '保存图片',
      },
      act: tap('分享海报'),
      pending: '海报生成中',
      ends: {
        failed: '海报生成失败，请重试',
        signed_out: '手机号登录',
        hostile: '保存图片',
      },
    },
    same('保存图片', '/user/info', {
      state: 'approved',
      overtaken: KEPT,
      act: tap('分享海报'),
    }),
  ],
  writes: [
    {
      write: '/agent/apply',
      status: '/agent/checkUserAgent',
      begin: fillApplication,
      button: '提交申请',
      done: '申请已提交',
    },
  ],
}
