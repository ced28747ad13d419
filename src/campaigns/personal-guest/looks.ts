import type { Page } from '@playwright/test'
import { person } from '@/sandbox/users'
import { tap, type Look } from '@tests/support/looks'

const AT = '/personal-guest?planetId=40001&__state='
const FILLED = `/personal-guest?planetId=40001&uid=${person(2).uid}&__state=`

async function send(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^明天/ }).click()
  await page
    .getByRole('button', { name: /余\d席/ })
    .first()
    .click()
  await page.getByLabel('给客人的话').fill('新泡了一壶桂花乌龙，来坐坐？')
  await tap('发出邀请')(page)
}

async function search(page: Page): Promise<void> {
  await tap('选择客人')(page)
  await page.getByRole('searchbox').fill('星')
}

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '登录后发出邀请' },
  { name: 'host', at: AT, who: 'app', shows: '还没有邀请过客人' },
  { name: 'prefilled', at: FILLED, who: 'app', shows: '更换' },
  {
    name: 'prefilled, nobody',
    at: '/personal-guest?uid=123&__state=',
    who: 'app',
    shows: '未找到该用户',
  },
  { name: 'searching', at: AT, who: 'app', shows: '星河拾光', act: search },
  { name: 'missing', at: AT, who: 'app', shows: '请选择客人', act: tap('发出邀请') },
  {
    name: 'slots pending',
    at: AT,
    who: 'app',
    holds: '/user/invitationTime',
    shows: '二、什么时候',
  },
  {
    name: 'slots fail',
    at: `${AT}http_500@/invitationTime`,
    who: 'app',
    shows: '加载失败，点击重试',
  },
  { name: 'slot lost', at: `${FILLED}slot_lost`, who: 'app', shows: /^该时段刚刚约满/, act: send },
  { name: 'limit', at: `${AT}limit`, who: 'app', shows: '今日邀请次数已用完' },
  { name: 'no real name', at: `${AT}kyc_none`, who: 'app', shows: '完成实名后可邀请' },
  { name: 'records', at: `${AT}records`, who: 'app', shows: '已婉拒' },
  { name: 'sent', at: FILLED, who: 'app', shows: '邀请已发出', act: send },
  { name: 'hostile', at: `${AT}hostile`, who: 'app', shows: '邀请记录' },
  { name: 'invitation', at: '/personal-guest?invitationId=1', shows: '打开App赴约' },
  {
    name: 'invitation pending',
    at: '/personal-guest?invitationId=1',
    holds: '/invitationTime',
    shows: '私人会客厅',
  },
  { name: 'no invitation', at: '/personal-guest?invitationId=2', shows: '邀请不存在或已撤回' },
  {
    name: 'invitation hostile',
    at: '/personal-guest?invitationId=1&__state=hostile',
    shows: /^致/,
  },
]
