import { NETWORK_TEXT } from '@/api/core/failure'
import { KEPT } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

export const badInput: PageRow = {
  address: '/warZone',
  ready: '战报',
  calls: [
    {
      call: '/arena/latest',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', empty: 'EMPTY', null_data: 'EMPTY' },
      ends: { failed: NETWORK_TEXT, empty: '暂无战事', null_data: '暂无战事' },
    },
    {
      call: '/arena/dao/info',
      overtaken: KEPT,
      pending: '请稍候',
      answered: '加入红方',
      ends: { failed: '加入红方', hostile: '战报' },
    },
  ],
}
