import type { Page } from '@playwright/test'
import { tap, tick, type Look } from '@tests/support/looks'

const AT = '/territory-carnival?__state='

async function fill(page: Page): Promise<void> {
  await tap('免费认领')(page)
  await tick(page.getByRole('radio', { name: /桃源里/ }))
  await page.getByLabel('申请人姓名').fill('陈小星')
  await tick(page.getByRole('checkbox'))
}

async function claim(page: Page): Promise<void> {
  await fill(page)
  await tap('提交申请')(page)
}

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '登录后参与' },
  { name: 'member', at: AT, who: 'app', shows: '免费认领' },
  { name: 'loading', at: AT, holds: '/activity/getById', shows: '领地嘉年华' },
  { name: 'fails', at: `${AT}http_500@/getById`, shows: '重新加载' },
  { name: 'sold out', at: `${AT}sold_out`, who: 'app', shows: '名额已领完' },
  { name: 'pending', at: `${AT}applying`, who: 'app', shows: /^已提交/ },
  { name: 'rejected', at: `${AT}rejected`, who: 'app', shows: '申请未通过' },
  { name: 'lord', at: `${AT}occupied_me`, who: 'app', shows: '去我的领地' },
  { name: 'application fails', at: `${AT}http_500@/applyStatus`, who: 'app', shows: /加载失败/ },
  { name: 'not started', at: `${AT}not_started`, shows: '敬请期待' },
  { name: 'ended', at: `${AT}ended`, who: 'app', shows: '活动已结束' },
  { name: 'offline', at: `${AT}offline`, shows: '活动已下线' },
  { name: 'nobody on top', at: `${AT}top_empty`, shows: '虚位以待' },
  { name: 'top fails', at: `${AT}top_fail`, shows: '榜单加载失败' },
  { name: 'sheet', at: AT, who: 'app', shows: '选择一块领地', act: tap('免费认领') },
  {
    name: 'sheet wrong',
    at: AT,
    who: 'app',
    shows: '请选择一块领地',
    act: tap('免费认领', '提交申请'),
  },
  { name: 'taken', at: `${AT}taken`, who: 'app', shows: '该领地已被认领', act: claim },
  { name: 'claimed', at: `${AT}approve_now`, who: 'member', shows: '认领成功', act: claim },
  { name: 'hostile', at: `${AT}hostile`, who: 'app', shows: '领地TOP5' },
]
