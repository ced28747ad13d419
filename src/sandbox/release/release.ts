import type { Release } from '@/api/activity'
import { accountsOf } from '@/sandbox/account'
import { isOnPage, type Call } from '@/sandbox/serve/handle'
import { onReset } from '@/sandbox/platform'

const ITEM_ID = '70001'
const SKU_ID = '70001'
const CIRCULATION = 2000
const FIRST_LEFT = 862
const PRICE = 19_900
const RAISED_PRICE = 20_900
const LIMIT = 3
/** At most half of the price. */
const INTEGRAL_MAX = 9950

const STORY =
  '<h3>等月亮的人</h3><p>山下的村子有个习惯：谁家有人出远门，就在塔上留一盏灯。月亮升过塔尖的那晚，灯会亮到天明。</p><p>设计师用四个月时间，把这座塔一层一层画了出来：踩旧的木梯、被风磨圆的檐角，还有第七层那扇总是开着的窗。</p><h3>制作</h3><p>全景建模，月色随时间流转；每一件都有自己的编号。</p>'
const NOTICE =
  '<ul><li>每人限购3件，下单后请在15分钟内完成支付，逾期订单自动取消。</li><li>数字资产一经售出，不支持退换。</li><li>积分抵扣最高为商品价格的50%，取消的订单积分原路退回。</li><li>数字资产请理性收藏，禁止炒作。</li></ul>'

/** How many have been sold since the sandbox started, to all accounts. */
let sold = 0
onReset(() => {
  sold = 0
})

interface Buyer {
  bought: number
  /** This person has been sent the new price. */
  hasNewPrice: boolean
}

const buyers = accountsOf<Buyer>(
  ({ scenario }) => ({ bought: scenario('limit') ? LIMIT : 0, hasNewPrice: false }),
  ['limit', 'price_changed'],
)

export const buyerOf = (call: Call): Buyer => buyers.of(call)

export function leftOf({ scenario }: Call): number {
  if (scenario('sold_out')) return 0
  return Math.max(0, (scenario('stock_1') ? 1 : FIRST_LEFT) - sold)
}

/** Takes pieces from the stock, or puts back those of an order that was not paid. */
export function take(quantity: number): void {
  sold += quantity
}

/** The price that this person has to pay: in `price_changed` it differs from the one shown. */
export function priceOf(call: Call): number {
  return call.scenario('price_changed') ? RAISED_PRICE : PRICE
}

/** The release; null on other pages. */
export function releaseOf(call: Call): Release | null {
  if (!isOnPage(call, '/asset-debut') || call.scenario('no_release')) return null
  const { bought, hasNewPrice } = buyerOf(call)
  return {
    itemId: ITEM_ID,
    skuId: SKU_ID,
    name: '望月塔 · 归人',
    cover: call.art('tower', 'debut'),
    price: hasNewPrice ? priceOf(call) : PRICE,
    integralMax: INTEGRAL_MAX,
    circulation: CIRCULATION,
    left: leftOf(call),
    limitPerUser: LIMIT,
    bought,
    creatorName: '木先生',
    creatorAvatar: call.art('avatar', 'creator'),
    creatorLine: '数字建筑师，造过十二座塔',
    story: STORY,
    notice: NOTICE,
  }
}
