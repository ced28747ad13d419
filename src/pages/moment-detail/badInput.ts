import { COMMENTS } from '@tests/support/badInput/commentRows'
import type { PageRow } from '@tests/support/badInput/rows'

export const badInput: PageRow = {
  address: '/trends-detail/20001',
  ready: '等了一整个夏天',
  bare: true,
  bodies: true,
  calls: [
    {
      call: '/moment/getByMomentId',
      overtaken: 'it is asked once a visit, and no link leads from one moment to another',
      main: true,
      states: { failed: 'ERROR', empty: 'EMPTY', null_data: 'EMPTY' },
      ends: {
        failed: 'Something went wrong, please check server API',
        empty: '动态不存在或已被删除',
        null_data: '动态不存在或已被删除',
        hostile: '<svg onload',
      },
    },
    ...COMMENTS,
  ],
}
