import type { Page } from '@playwright/test'
import { inviteCodeFor, person } from '@/sandbox/users'
import { tap, type Look } from '@tests/support/looks'

const AT = `/wakeUp?path=%2Fterritory%3Fid%3D30001&inviteCode=${inviteCodeFor(person(100).uid)}`

/** The shell has the same buttons: a tap counts once the app handles it. */
const tapOnce = (name: string) => async (page: Page) => {
  await page.waitForFunction(() => window.__early?.hears)
  await tap(name)(page)
}

export const looks: readonly Look[] = [
  { name: 'open', at: AT, shows: '邀请你一起探索' },
  { name: 'home', at: '/wakeUp?path=https%3A%2F%2Fevil.com', shows: '即将前往：App首页' },
  { name: 'help', at: AT, shows: '系统询问时', act: tapOnce('打不开？') },
  { name: 'hostile', at: `${AT}&__state=hostile`, shows: '立即打开' },
  { name: 'inviter fails', at: `${AT}&__state=http_500@/invite/sharedUser`, shows: '立即打开' },
  // The last one in its tab: afterwards the browser's own prompt about the app's scheme takes the input.
  { name: 'missing', at: AT, shows: '未检测到App', act: tapOnce('立即打开') },
  {
    name: 'unknown page, in the app',
    at: `/wakeUp?path=${encodeURIComponent('/wallet/send/very-long-name-of-a-page?to=7&amount=100')}`,
    who: 'app',
    shows: '请确认要去的页面',
  },
  { name: 'in the app', at: AT, who: 'app', shows: '已打开，返回继续' },
]
