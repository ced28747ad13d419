import type { Page } from '@playwright/test'
import { person } from '@/sandbox/users'
import { fillLoginForm, tap, type Look } from '@tests/support/looks'

const AT = `/partnerShareRegister?from=poster&shareUid=${person(100).uid}&__state=`

async function register(page: Page): Promise<void> {
  await fillLoginForm(page)
  await tap('登记意向')(page)
}

export const looks: readonly Look[] = [
  { name: 'open', at: AT, shows: '成长课堂' },
  { name: 'a right', at: AT, shows: '权益内容以合伙人协议为准', act: tap('成长课堂') },
  { name: 'nobody invites', at: '/partnerShareRegister', shows: '一座城市，等一位同行者' },
  { name: 'loading', at: AT, holds: '/agent/buyAgentInfo', shows: '邀请你成为合伙人' },
  { name: 'rights fail', at: `${AT}http_500@/buyAgentInfo`, shows: '邀请你成为合伙人' },
  { name: 'hostile', at: `${AT}hostile`, shows: '合伙人权益' },
  { name: 'wrong code', at: `${AT}code_wrong`, shows: '验证码错误', act: register },
  { name: 'registered', at: `${AT}new_user`, shows: '登记成功', act: register },
  { name: 'closed', at: `${AT}ended`, shows: '招募已结束，感谢关注' },
  { name: 'not started', at: `${AT}not_started`, shows: '招募即将开始' },
  { name: 'member', at: AT, who: 'member', shows: '登记合伙人意向' },
  { name: 'asking', at: AT, who: 'member', holds: '/agent/checkUserAgent', shows: '加载中' },
  { name: 'rejected', at: `${AT}rejected`, who: 'member', shows: /^上次申请未通过/ },
  { name: 'pending', at: `${AT}pending`, who: 'member', shows: '申请审核中' },
  { name: 'approved', at: `${AT}approved`, who: 'member', shows: '你已是合伙人' },
  { name: 'in the app', at: AT, who: 'app', shows: '登记合伙人意向' },
]
