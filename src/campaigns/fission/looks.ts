import type { Page } from '@playwright/test'
import { inviteCodeFor, person } from '@/sandbox/users'
import { fillLoginForm, tap, type Look } from '@tests/support/looks'

const AT = `/fission?inviteCode=${inviteCodeFor(person(3).uid)}&__state=`

async function openBox(page: Page): Promise<void> {
  await fillLoginForm(page)
  await tap('拆开礼盒')(page)
}

export const looks: readonly Look[] = [
  { name: 'invited', at: AT, shows: '三步拆开见面礼' },
  { name: 'nobody invites', at: '/fission', shows: '一份见面礼，等你亲手拆开' },
  { name: 'loading', at: AT, holds: '/activity/getById', shows: '和好友一起开启新世界' },
  { name: 'failed', at: `${AT}http_500@/getById`, shows: '重新加载' },
  { name: 'wrong code', at: `${AT}code_wrong`, shows: '验证码错误，请重新输入', act: openBox },
  { name: 'opened', at: `${AT}new_user`, shows: '礼盒已拆开', act: openBox },
  { name: 'pending', at: `${AT}new_user,pending`, shows: /处理中$/, act: openBox },
  { name: 'bound', at: `${AT}bound`, shows: /^好友关系未建立/, act: openBox },
  { name: 'old user', at: `${AT}old_user`, shows: '你已注册过，无法领取新人礼', act: openBox },
  { name: 'sold out', at: `${AT}sold_out`, shows: '礼盒已派完' },
  { name: 'ended', at: `${AT}ended`, shows: '仍可注册' },
  { name: 'not started', at: `${AT}not_started`, shows: '活动即将开始' },
  { name: 'offline', at: `${AT}offline`, shows: '活动已下线' },
  { name: 'hostile', at: `${AT}hostile`, shows: '三步拆开见面礼' },
  { name: 'member', at: AT, who: 'member', shows: '你已注册过，无法领取新人礼' },
  { name: 'rules', at: AT, shows: '谁可以参与', act: tap('规则') },
  { name: 'inviter', at: '/fission?__state=', who: 'app', shows: '查看全部邀请' },
  { name: 'inviter, nobody yet', at: '/fission?__state=stage_0', who: 'app', shows: '邀请好友' },
  { name: 'inviter, ended', at: '/fission?__state=ended', who: 'app', shows: '活动已结束' },
  { name: 'poster', at: '/fission?__state=', who: 'app', shows: '保存图片', act: tap('邀请好友') },
]
