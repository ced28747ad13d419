import type { Page } from '@playwright/test'
import { person } from '@/sandbox/users'
import { fillLoginForm, tap, type Look } from '@tests/support/looks'

const AT = `/shareRegister?from=qr&shareUid=${person(100).uid}&__state=`

async function accept(page: Page): Promise<void> {
  await fillLoginForm(page)
  await tap('接受邀请')(page)
}

export const looks: readonly Look[] = [
  { name: 'open', at: AT, shows: '邀请你一起探索' },
  { name: 'inviter unknown', at: `${AT}inviter_unknown`, shows: '欢迎来到数字世界' },
  { name: 'hostile', at: `${AT}hostile`, shows: '接受邀请' },
  { name: 'inviter fails', at: `${AT}http_500@/invite/sharedUser`, shows: '立即加入' },
  { name: 'loading', at: AT, holds: '/invite/sharedUser', shows: '接受邀请' },
  { name: 'welcome', at: `${AT}new_user`, shows: '欢迎加入', act: accept },
  { name: 'old friend', at: `${AT}old_user`, shows: '你已是老朋友，直接打开App', act: accept },
  { name: 'oneself', at: `${AT}self`, shows: '不能邀请自己哦', act: accept },
]
