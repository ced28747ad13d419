import type { Page } from '@playwright/test'
import { fillLoginForm, tap, type Look } from '@tests/support/looks'

const AT = '/channel?channelCode=metro_07'

async function start(page: Page): Promise<void> {
  await fillLoginForm(page)
  await tap('立即体验')(page)
}

export const looks: readonly Look[] = [
  { name: 'open', at: AT, shows: '立即体验' },
  { name: 'no channel', at: '/channel?channelCode=%3Cb%3E', shows: '立即体验' },
  { name: 'registered', at: `${AT}&__state=new_user`, shows: '注册成功', act: start },
  { name: 'no reward', at: `${AT}&__state=reward_none,new_user`, shows: '注册成功', act: start },
  { name: 'old user', at: `${AT}&__state=old_user`, shows: '登录成功', act: start },
  {
    name: 'hostile',
    at: `${AT}&__state=hostile@channel/channelLogin`,
    shows: /成功/,
    act: start,
  },
  { name: 'wrong code', at: `${AT}&__state=code_wrong`, shows: '验证码错误', act: start },
  { name: 'member', at: AT, who: 'member', shows: '欢迎回来' },
  { name: 'in the app', at: AT, who: 'app', shows: '欢迎回来' },
]
