import type { Page } from '@playwright/test'
import { tick, type Look } from '@tests/support/looks'

const AT = '/asset-debut?__state='

const buy = (page: Page) => page.getByRole('button', { name: '立即购买' }).click()

async function agree(page: Page): Promise<void> {
  await buy(page)
  await tick(page.getByRole('checkbox', { name: '我已阅读购买须知' }))
}

async function submit(page: Page): Promise<void> {
  await agree(page)
  await page.getByRole('button', { name: '提交订单' }).click()
}

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '立即购买' },
  { name: 'open', at: AT, who: 'member', shows: '立即购买' },
  { name: 'not started', at: `${AT}not_started`, who: 'member', shows: '后开抢' },
  { name: 'sold out', at: `${AT}sold_out`, who: 'member', shows: '去求购' },
  { name: 'limit', at: `${AT}limit`, who: 'member', shows: '已达上限' },
  { name: 'ended', at: `${AT}ended`, who: 'member', shows: '市场地板价' },
  { name: 'order', at: AT, who: 'member', shows: '确认订单', act: buy },
  {
    name: 'points',
    at: AT,
    who: 'member',
    shows: '积分抵扣',
    act: async (page) => {
      await buy(page)
      await tick(page.getByRole('checkbox', { name: '使用积分抵扣' }))
      await page.getByRole('button', { name: '增加' }).click()
    },
  },
  {
    name: 'not agreed',
    at: AT,
    who: 'member',
    shows: '请先阅读并同意购买须知',
    act: (page) => buy(page).then(() => page.getByRole('button', { name: '提交订单' }).click()),
  },
  {
    name: 'notice',
    at: AT,
    who: 'member',
    shows: '逾期订单自动取消',
    act: (page) => buy(page).then(() => page.getByRole('button', { name: '查看须知' }).click()),
  },
  {
    name: 'new price',
    at: `${AT}price_changed`,
    who: 'member',
    shows: '价格已变动：',
    act: submit,
  },
  { name: 'to pay', at: AT, who: 'member', shows: '订单已提交', act: submit },
  { name: 'unpaid', at: `${AT}unpaid`, who: 'member', shows: '你有一笔未支付订单' },
  { name: 'offline', at: `${AT}offline`, who: 'member', shows: '活动已下线' },
  { name: 'wrong link', at: `${AT}no_release`, who: 'member', shows: '资产信息有误' },
  { name: 'error', at: `${AT}http_500@/getById`, who: 'member', shows: '重新加载' },
  { name: 'loading', at: AT, who: 'member', holds: '/getById', shows: '首发藏品' },
  { name: 'hostile', at: `${AT}hostile`, who: 'member', shows: '发行量' },
]
