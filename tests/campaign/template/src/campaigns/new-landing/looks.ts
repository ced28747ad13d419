import type { Page } from '@playwright/test'
import { person } from '@/sandbox/users'
import { fillLoginForm, tap, type Look } from '@tests/support/looks'

const AT = `/new-landing?from=qr&shareUid=${person(100).uid}&__state=`

async function join(page: Page): Promise<void> {
  await fillLoginForm(page)
  await tap('立即加入')(page)
}

export const looks: readonly Look[] = [
  { name: 'open', at: AT, shows: '邀请你一起来' },
  { name: 'nobody invites', at: '/new-landing', shows: '新活动' },
  { name: 'loading', at: AT, holds: '/invite/sharedUser', shows: '立即加入' },
  { name: 'inviter fails', at: `${AT}http_500@/invite/sharedUser`, shows: '立即加入' },
  { name: 'wrong code', at: `${AT}code_wrong`, shows: /^验证码错误/, act: join },
  { name: 'welcome', at: `${AT}new_user`, shows: '欢迎加入', act: join },
  { name: 'old friend', at: `${AT}old_user`, shows: '欢迎回来', act: join },
  { name: 'member', at: AT, who: 'member', shows: '欢迎回来' },
  { name: 'in the app', at: AT, who: 'app', shows: '欢迎回来' },
  { name: 'hostile', at: `${AT}hostile`, shows: '立即加入' },
]
