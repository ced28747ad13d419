import type { Page } from '@playwright/test'
import { inviteCodeFor, person } from '@/sandbox/users'
import { tap, type Look } from '@tests/support/looks'

const AT = '/territory-invite?territoryId=30001&__state='
const INVITED = `/territory-invite?territoryId=30001&inviteCode=${inviteCodeFor(person(9).uid)}&__state=`

async function search(page: Page): Promise<void> {
  await tap('邀请站内好友')(page)
  await page.getByRole('searchbox').fill('星')
}

async function write(page: Page): Promise<void> {
  await search(page)
  await page.getByRole('button', { name: '邀请 星河拾光' }).click()
  await page.getByLabel('给TA的话').fill('山谷里的灯亮了，来做邻居吧。')
}

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '加入领地' },
  { name: 'invited', at: INVITED, shows: /^邀请你一起建设/ },
  { name: 'few live there', at: '/territory-invite?territoryId=30010', shows: /领地暂未开放/ },
  { name: 'loading', at: AT, holds: '/territory/info', shows: '邀请好友共建领地' },
  { name: 'fails', at: `${AT}http_500@/territory/info`, shows: '重新加载' },
  { name: 'wrong link', at: '/territory-invite', shows: '领地信息有误' },
  { name: 'unknown', at: `${AT}unknown`, shows: '领地不存在或已注销' },
  { name: 'full', at: `${AT}full`, shows: '去领地看看' },
  { name: 'free', at: `${AT}free`, shows: '去认领' },
  { name: 'locked', at: `${AT}locked`, shows: '领地暂未开放' },
  { name: 'hostile', at: `${INVITED}hostile`, shows: '加入领地' },
  { name: 'member', at: AT, who: 'member', shows: '欢迎回来' },
  { name: 'member asked', at: AT, who: 'member', holds: '/user/info', shows: '邀请好友共建领地' },
  { name: 'not mine', at: `${AT}occupied_other`, who: 'app', shows: '欢迎回来' },
  { name: 'lord', at: `${AT}occupied_me`, who: 'app', shows: '邀请站内好友' },
  {
    name: 'lord, nobody yet',
    at: `${AT}occupied_me,stage_0`,
    who: 'app',
    shows: /^还没有邀请记录/,
  },
  { name: 'lord, full', at: `${AT}occupied_me,full`, who: 'app', shows: '分享海报' },
  { name: 'lord, hostile', at: `${AT}occupied_me,hostile`, who: 'app', shows: '邀请站内好友' },
  {
    name: 'list fails',
    at: `${AT}occupied_me,http_500@/registrantList`,
    who: 'app',
    shows: /加载失败/,
  },
  {
    name: 'sent',
    at: `${AT}occupied_me,records`,
    who: 'app',
    shows: '已入驻',
    act: (page) => page.getByRole('tab', { name: '已发送' }).click(),
  },
  { name: 'searching', at: `${AT}occupied_me`, who: 'app', shows: '星河拾光', act: search },
  { name: 'message', at: `${AT}occupied_me`, who: 'app', shows: '给TA的话', act: write },
  { name: 'poster', at: `${AT}occupied_me`, who: 'app', shows: '保存图片', act: tap('分享海报') },
]
