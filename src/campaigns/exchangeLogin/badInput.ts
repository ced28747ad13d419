import type { PageRow } from '@tests/support/badInput/rows'

export const badInput: PageRow = {
  address: '/exchangeLogin',
  ready: '平台不会以任何理由索要验证码',
  guest: true,
  calls: [
    {
      call: '/passport/getAuthorization',
      overtaken: 'a token is traded once',
      inApp: true,
      silent: true,
      // It is not waited for so long: the person types instead.
      answered: '登录并继续',
      ends: { failed: '登录并继续', hostile: '可兑现（奖励）' },
    },
  ],
}
