import { inviteCodeFor, person } from '@/sandbox/users'
import { KEPT, same, tap } from '@tests/support/badInput/rows'
import type { PageRow } from '@tests/support/badInput/rows'

export const badInput: PageRow = {
  address: `/wakeUp?path=%2Fterritory&inviteCode=${inviteCodeFor(person(100).uid)}`,
  ready: '立即打开',
  guest: true,
  calls: [
    {
      call: '/invite/sharedUser',
      overtaken: KEPT,
      silent: true,
      pending: '即将前往：领地',
      states: { failed: 'READY' },
      ends: { failed: '立即打开' },
    },
    same('立即打开', '/channel/newChannelRecord', {
      act: tap(/^下载App/),
      overtaken: 'each tap leaves the page',
      silent: true,
    }),
  ],
}
