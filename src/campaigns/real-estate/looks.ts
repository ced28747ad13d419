import type { Page } from '@playwright/test'
import { tap, type Look } from '@tests/support/looks'

const AT = '/real-estate?__state='
const WANT = '/real-estate?tab=want&__state='
const MINE = '/real-estate?tab=mine&__state='

const price = (label: string, text: string) => async (page: Page) => {
  await page.getByRole('textbox', { name: label }).fill(text)
}
const search = (text: string) => async (page: Page) => {
  await page.getByRole('searchbox', { name: '搜索地块' }).fill(text)
}
const inTurn =
  (...acts: ((page: Page) => Promise<void>)[]) =>
  async (page: Page): Promise<void> => {
    for (const act of acts) await act(page)
  }

const buy = tap(/^购买 /)
const openPlot = async (page: Page) => {
  await page.getByRole('article').first().getByRole('button').first().click()
}
const submit = inTurn(buy, tap('提交订单'))
const pickFirst = async (page: Page) => {
  await page.getByRole('dialog').getByRole('list').getByRole('button').first().click()
}
const toPrice = inTurn(tap('挂售'), pickFirst)
const toSell = inTurn(tap(/^卖给TA /), pickFirst)

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '地板价' },
  {
    name: 'sales',
    at: AT,
    who: 'member',
    shows: '交易中',
    // Rows far below the screen are not in the document.
    act: (page) => page.getByRole('listitem').last().scrollIntoViewIfNeeded(),
  },
  { name: 'own offer', at: `${AT}listed`, who: 'member', shows: '撤下' },
  {
    name: 'not found',
    at: AT,
    who: 'member',
    shows: '没有找到相关地块',
    act: search('没有这块地'),
  },
  { name: 'plot', at: AT, who: 'member', shows: '最近成交价', act: openPlot },
  { name: 'plot of the address', at: '/real-estate?landId=60001&__state=', shows: '最近成交价' },
  { name: 'order', at: AT, who: 'member', shows: '确认订单', act: buy },
  {
    name: 'new price',
    at: `${AT}price_changed`,
    who: 'member',
    shows: '价格已变动：',
    act: submit,
  },
  { name: 'lack', at: `${AT}lack`, who: 'member', shows: '余额不足', act: submit },
  { name: 'to pay', at: AT, who: 'member', shows: '订单已提交', act: submit },
  { name: 'paid', at: `${AT}paid_at_once`, who: 'member', shows: '购买成功', act: submit },
  { name: 'unpaid', at: `${AT}unpaid`, who: 'member', shows: '你有一笔未支付订单' },
  { name: 'wants', at: WANT, who: 'member', shows: '卖给TA' },
  { name: 'unpaid and wants', at: `${WANT}unpaid`, who: 'member', shows: '你有一笔未支付订单' },
  { name: 'which plot', at: WANT, who: 'member', shows: '持有未满7天', act: tap(/^卖给TA /) },
  { name: 'sell', at: WANT, who: 'member', shows: '预计到账', act: toSell },
  {
    name: 'sold',
    at: WANT,
    who: 'member',
    shows: '成交成功',
    act: inTurn(toSell, tap('确认卖出')),
  },
  {
    name: 'post',
    at: WANT,
    who: 'member',
    shows: '求购总额',
    act: inTurn(tap('发布求购'), price('求购单价', '880')),
  },
  { name: 'mine, guest', at: MINE, shows: '登录后查看我的挂售和求购' },
  { name: 'mine', at: `${MINE}listed,wanted`, who: 'member', shows: '改价' },
  { name: 'mine, nothing', at: MINE, who: 'member', shows: '还没有挂售的地块' },
  {
    name: 'offer',
    at: MINE,
    who: 'member',
    shows: '预计到账',
    act: inTurn(toPrice, price('挂售价格', '1280')),
  },
  {
    name: 'far price',
    at: MINE,
    who: 'member',
    shows: '价格偏离地板价较多',
    act: inTurn(toPrice, price('挂售价格', '9999999.99'), tap('确认挂售')),
  },
  {
    name: 'wrong price',
    at: MINE,
    who: 'member',
    shows: '请输入价格',
    act: inTurn(toPrice, tap('确认挂售')),
  },
  {
    name: 'take back',
    at: `${MINE}listed`,
    who: 'member',
    shows: '撤下这块地？',
    act: tap(/^撤下 /),
  },
  {
    name: 'cancel',
    at: `${MINE}wanted`,
    who: 'member',
    shows: '取消这条求购？',
    act: tap(/^取消求购 /),
  },
  { name: 'another item', at: '/real-estate?itemId=70001&__state=', shows: '查看全部地块' },
  {
    name: 'no fee known',
    at: `${MINE}fee_unknown`,
    who: 'member',
    shows: '手续费暂时无法获取',
    act: toPrice,
  },
  { name: 'empty', at: `${AT}empty`, who: 'member', shows: '暂无挂售的地块' },
  { name: 'huge', at: `${AT}huge`, shows: '地板价' },
  { name: 'error', at: `${AT}http_500@/listByItem`, who: 'member', shows: '重新加载' },
  { name: 'loading', at: AT, who: 'member', holds: '/listByItem', shows: '数字地产' },
  { name: 'hostile', at: `${AT}hostile`, who: 'member', shows: '地板价' },
]
