import { person } from '@/sandbox/users'
import { KEPT } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

export const badInput: PageRow = {
  address: `/partnerShareRegister?shareUid=${person(0).uid}`,
  ready: '登记意向',
  guest: true,
  calls: [
    { call: '/agent/config', overtaken: KEPT, ends: { failed: '登记意向' } },
    { call: '/invite/sharedUser', overtaken: KEPT, ends: { failed: '成为数字世界合伙人' } },
    {
      call: '/agent/buyAgentInfo',
      overtaken: KEPT,
      answered: '合伙人权益',
      ends: { failed: '登记意向', hostile: '合伙人权益' },
    },
    {
      call: '/agent/checkUserAgent',
      overtaken: KEPT,
      guest: false,
      pending: '合伙人权益',
      answered: '登记合伙人意向',
      ends: { failed: '登记合伙人意向', signed_out: '获取验证码', hostile: '登记合伙人意向' },
    },
    {
      call: '/user/info',
      overtaken: KEPT,
      guest: false,
      pending: '登记合伙人意向',
      answered: '将以手机号',
      ends: {
        failed: '将以当前账号登记',
        signed_out: '获取验证码',
        token_bad: '获取验证码',
        hostile: '登记合伙人意向',
      },
    },
  ],
}
