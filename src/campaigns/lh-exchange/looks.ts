import type { Page } from '@playwright/test'
import { tap, type Look } from '@tests/support/looks'

const AT = '/lh-exchange?__state='
const VIRTUAL = '立即兑换 领地装饰券 · 秋日灯串'
const PHYSICAL = '立即兑换 星空主题手账本'

const toShelf = (page: Page) =>
  page
    .getByRole('button', { name: '积分低到高' })
    .evaluate((chip) => chip.scrollIntoView({ block: 'start' }))

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '登录查看积分' },
  { name: 'member', at: AT, who: 'member', shows: /积分将于/ },
  { name: 'shelf', at: AT, who: 'member', shows: /积分将于/, act: toShelf },
  { name: 'rules', at: AT, shows: '领取', act: tap('规则') },
  { name: 'detail', at: '/lh-exchange?productId=70204&__state=', who: 'member', shows: '商品详情' },
  { name: 'address', at: AT, who: 'member', shows: '使用该地址', act: tap(PHYSICAL) },
  {
    name: 'no address',
    at: `${AT}address_0`,
    who: 'member',
    shows: '去App添加',
    act: tap(PHYSICAL),
  },
  { name: 'confirm', at: AT, who: 'member', shows: '确认兑换', act: tap(PHYSICAL, '使用该地址') },
  { name: 'done', at: AT, who: 'member', shows: '兑换成功', act: tap(VIRTUAL, '确认兑换') },
  { name: 'lack', at: `${AT}lack`, who: 'member', shows: /^还差/, act: toShelf },
  { name: 'limit', at: `${AT}limit`, who: 'member', shows: '已达上限', act: toShelf },
  { name: 'sold out', at: `${AT}sold_out`, who: 'member', shows: '已抢光', act: toShelf },
  { name: 'not started', at: `${AT}not_started`, shows: '未开始' },
  { name: 'ended', at: `${AT}ended`, shows: '已结束' },
  { name: 'no goods', at: `${AT}goods_0`, shows: '商品准备中，敬请期待' },
  { name: 'error', at: `${AT}http_500@/commodityList`, shows: '重新加载' },
  { name: 'loading', at: AT, holds: '/commodityList', shows: '积分好物兑换' },
  { name: 'hostile', at: `${AT}hostile`, who: 'member', shows: '默认' },
  { name: 'in the app', at: AT, who: 'app', shows: /积分将于/ },
]
