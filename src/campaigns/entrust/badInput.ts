import { NETWORK_TEXT } from '@/api/core/failure'
import { KEPT, LOCKED, UNREADABLE, same, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

const GUEST = '登录后查看你的管家'
const NOWHERE = '任务已下线，去看看别的任务吧'
const OTHER = '仅领主可查看'

export const badInput: PageRow = {
  address: '/entrust?territoryId=30001&__state=entrust_running',
  ready: '管理委托',
  calls: [
    {
      call: '/territory/taskEntrustInfo',
      overtaken: KEPT,
      main: true,
      states: { failed: 'ERROR', empty: 'READY', null_data: 'READY', signed_out: 'GUEST' },
      ends: { failed: NETWORK_TEXT, empty: OTHER, null_data: OTHER, signed_out: GUEST },
    },
    same('管理委托', '/territory/info', { overtaken: KEPT }),
    same('管理委托', '/territory/applyStatus', {
      overtaken: KEPT,
      ends: { failed: '管理委托', token_bad: GUEST },
    }),
    {
      call: '/task/skip',
      overtaken: LOCKED,
      // The app itself is opened in the browser's tests.
      state: 'skip_none',
      act: tap('管理委托'),
      busy: true,
      answered: NOWHERE,
      toasts: { ...UNREADABLE, hostile: NOWHERE },
      ends: { failed: '管理委托', signed_out: '手机号登录', token_bad: GUEST },
    },
  ],
}
