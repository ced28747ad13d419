import { person } from '@/sandbox/users'
import { KEPT } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

export const badInput: PageRow = {
  address: `/shareRegister?shareUid=${person(0).uid}`,
  ready: '接受邀请',
  guest: true,
  calls: [
    {
      call: '/invite/sharedUser',
      overtaken: KEPT,
      main: true,
      states: { failed: 'READY' },
      ends: { failed: '接受邀请' },
    },
    {
      call: '/user/info',
      overtaken: KEPT,
      guest: false,
      pending: '遇见同路人',
      ends: {
        failed: '您已是老朋友',
        signed_out: '接受邀请',
        token_bad: '接受邀请',
        hostile: '您已是老朋友',
      },
    },
  ],
}
