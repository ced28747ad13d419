import type { Page } from '@playwright/test'
import type { Look } from '@tests/support/looks'

const AT = '/qiXi?__state='
const BOX = '鹊桥礼盒 · 双人份'

const buy = (page: Page) => page.getByRole('button', { name: `立即购买 ${BOX}` }).click()
const spin = (page: Page) => page.getByRole('button', { name: '转一次' }).click()
const toWheel = (page: Page) =>
  page.getByRole('heading', { name: '鹊桥转盘' }).evaluate((heading) => heading.scrollIntoView())

async function order(page: Page): Promise<void> {
  await buy(page)
  await page.getByRole('button', { name: '提交订单' }).click()
}

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '七夕限定礼盒' },
  { name: 'member', at: AT, who: 'app', shows: '转一次', act: toWheel },
  { name: 'lack', at: `${AT}lack`, who: 'app', shows: '积分不足', act: toWheel },
  { name: 'limit', at: `${AT}limit`, who: 'app', shows: '次数用完', act: toWheel },
  { name: 'not started', at: `${AT}not_started`, who: 'app', shows: '距开始' },
  { name: 'ended', at: `${AT}ended`, who: 'app', shows: '活动已结束' },
  { name: 'sold out', at: `${AT}sold_out`, who: 'app', shows: '已抢光' },
  { name: 'no boxes', at: `${AT}goods_0`, shows: '礼盒准备中' },
  { name: 'no wheel', at: `${AT}wheel_0`, shows: '转盘准备中' },
  {
    name: 'box',
    at: AT,
    shows: '礼盒详情',
    act: (page) => page.getByRole('button', { name: /^限定 鹊桥礼盒/ }).click(),
  },
  { name: 'order', at: AT, who: 'app', shows: '确认订单', act: buy },
  { name: 'to pay', at: AT, who: 'app', shows: '订单已提交', act: order },
  { name: 'unpaid', at: `${AT}unpaid`, who: 'app', shows: '你有一笔未支付订单' },
  { name: 'prize', at: AT, who: 'app', shows: '恭喜获得', act: spin },
  {
    name: 'note empty',
    at: AT,
    shows: '写点什么吧',
    act: (page) => page.getByRole('button', { name: '生成卡片' }).click(),
  },
  {
    name: 'rules',
    at: AT,
    shows: '中奖概率',
    act: (page) => page.getByRole('button', { name: '规则' }).click(),
  },
  { name: 'error', at: `${AT}http_500@/findActivityGoods`, shows: '重新加载' },
  { name: 'loading', at: AT, holds: '/findActivityGoods', shows: '七夕·鹊桥会' },
  { name: 'hostile', at: `${AT}hostile`, who: 'app', shows: '写给TA的话' },
]
