import { beforeEach, describe, expect, test } from 'vitest'
import { listAssets } from '@/api/assets'
import { readLand } from '@/api/land'
import { buySale, listSales, listWants, processTransaction, type TradeRequest } from '@/api/market'
import { readUnpaidOrder } from '@/api/orders'
import { refusal, startSandbox, visit } from '@tests/support/sandbox'

const sandbox = startSandbox()
const ANNA = '13800138000'
const BEN = '13800138001'
const LAND = '70010'
const come = (phone: string, state = '') => visit({ phone, state, page: '/real-estate' })
beforeEach(() => come(ANNA))

let number = 0
const bizNo = () => `n${(number += 1)}`
const move = (request: Omit<TradeRequest, 'bizNo'>) =>
  processTransaction({ ...request, bizNo: bizNo() })
const buy = (saleId: string, price: number) => buySale({ saleId, price, bizNo: bizNo() })
const sales = (more = {}) => listSales({ sort: 'PRICE_ASC', pageNo: 1, pageSize: 20, ...more })
const wants = (more = {}) => listWants({ pageNo: 1, pageSize: 20, ...more })
const plots = async () => (await listAssets({ pageNo: 1, pageSize: 20, itemId: LAND })).list
async function freePlot() {
  const plot = (await plots()).find(({ giftable }) => giftable)
  if (!plot) throw new Error('no plot')
  return plot
}
async function firstOnSale() {
  const sale = (await sales()).list.find(({ status }) => status === 'ON_SALE')
  if (sale?.price === undefined) throw new Error('no sale')
  return { ...sale, price: sale.price }
}

describe('a purchase', () => {
  test('locks the plot for everybody until it is paid, and makes it the buyer’s', async () => {
    come(ANNA, 'paid_on_return')
    const { saleId, price, serialNo, landId } = await firstOnSale()
    const placed = await buy(saleId, price)
    expect(placed).toMatchObject({ amount: price, status: 'UNPAID' })
    expect((await sales({ keyword: serialNo })).list[0]?.status).toBe('LOCKED')
    come(BEN)
    expect(await refusal(buy(saleId, price))).toBe(20_002)
    come(ANNA, 'paid_on_return')
    expect(await readUnpaidOrder({ scene: 'MARKET' })).toBeNull()
    expect((await sales({ keyword: serialNo })).list[0]?.status).toBe('SOLD')
    expect((await plots()).some((plot) => plot.serialNo === serialNo)).toBe(true)
    expect((await readLand({ id: landId }))?.lastPrice).toBe(price)
  })

  test('that nobody pays in time lets the next one buy', async () => {
    const { saleId, price } = await firstOnSale()
    await buy(saleId, price)
    expect(await refusal(buy(saleId, price))).toBe(30_005)
    sandbox.moveClock(15 * 60_000 + 1000)
    come(BEN)
    expect(await buy(saleId, price)).toMatchObject({ status: 'UNPAID' })
    come(ANNA)
    expect(await readUnpaidOrder({ scene: 'MARKET' })).toBeNull()
    expect(await refusal(buy(saleId, price))).toBe(20_002)
  })

  test('is carried out once for each number', async () => {
    const { saleId, price } = await firstOnSale()
    const request = { saleId, price, bizNo: 'same' }
    expect(await buySale(request)).toEqual(await buySale(request))
  })

  test.each([
    ['price_changed', 30_004],
    ['taken', 20_002],
    ['lack', 30_002],
    ['limit', 30_003],
    ['unpaid', 30_005],
  ])('%s is refused with %d', async (state, code) => {
    come(ANNA, state)
    const { saleId, price } = await firstOnSale()
    expect(await refusal(buy(saleId, price))).toBe(code)
  })

  test('at another price than the seller’s newest is refused, and the newest is shown', async () => {
    const { assetId } = await freePlot()
    await move({ action: 'LIST', assetId, price: 150_000 })
    const [own] = (await sales({ mine: true })).list
    if (!own) throw new Error('not offered')
    expect(own).toMatchObject({ mine: true, price: 150_000, status: 'ON_SALE' })
    expect(await refusal(buy(own.saleId, 150_000))).toBe('不能购买自己挂售的地块')
    await move({ action: 'LIST', saleId: own.saleId, price: 160_000 })
    come(BEN)
    expect(await refusal(buy(own.saleId, 150_000))).toBe(30_004)
    expect((await sales({ keyword: own.serialNo })).list[0]).toMatchObject({
      price: 160_000,
      mine: false,
    })
    expect(await buy(own.saleId, 160_000)).toMatchObject({ amount: 160_000 })
  })
})

describe('an own offer', () => {
  test('keeps its plot from everything else, until it is taken back', async () => {
    const { assetId } = await freePlot()
    await move({ action: 'LIST', assetId, price: 120_000 })
    expect((await plots()).find((plot) => plot.assetId === assetId)?.lockReason).toBe('挂售中')
    expect(await refusal(move({ action: 'LIST', assetId, price: 1000 }))).toBe('该藏品已在挂售中')
    const [own] = (await sales({ mine: true })).list
    await move({ action: 'UNLIST', saleId: own?.saleId ?? '' })
    expect((await sales({ mine: true })).list).toEqual([])
    expect((await plots()).find((plot) => plot.assetId === assetId)?.giftable).toBe(true)
  })

  test('is nobody else’s to take back, nor that of somebody who pays just now', async () => {
    const { assetId } = await freePlot()
    await move({ action: 'LIST', assetId, price: 120_000 })
    const [own] = (await sales({ mine: true })).list
    const saleId = own?.saleId ?? ''
    come(BEN)
    expect(await refusal(move({ action: 'UNLIST', saleId }))).toBe('挂售不存在或已撤下')
    await buy(saleId, 120_000)
    come(ANNA)
    expect(await refusal(move({ action: 'UNLIST', saleId }))).toBe('交易中的地块不能更改')
  })

  test.each([99, 1_000_000_000, 1.5, NaN])('is not made at %d', async (price) => {
    const { assetId } = await freePlot()
    expect(await refusal(move({ action: 'LIST', assetId, price }))).toBe('挂售价格有误')
  })

  test('is not made of what is locked, or somebody else’s', async () => {
    const locked = (await plots()).find(({ giftable }) => giftable === false)
    const list = (assetId = '') => move({ action: 'LIST', assetId, price: 5000 })
    expect(await refusal(list(locked?.assetId))).toBe('该藏品暂不可交易')
    const { assetId } = await freePlot()
    come(BEN)
    expect(await refusal(list(assetId))).toBe('该藏品不在你的账户')
  })
})

describe('a wish', () => {
  const wish = { action: 'CREATE_WANT', itemId: LAND, price: 99_900, quantity: 2, days: 7 } as const

  test('is met by another person, and each one is paid to the cent', async () => {
    expect(await move(wish)).toMatchObject({ amount: 199_800 })
    const [own] = (await wants({ mine: true })).list
    const tradeId = own?.tradeId ?? ''
    come(BEN)
    const plot = await freePlot()
    const sell = { action: 'ACCEPT_WANT', tradeId, assetId: plot.assetId } as const
    expect(await refusal(move({ ...sell, price: 99_800 }))).toBe(30_004)
    expect(await move({ ...sell, price: 99_900 })).toMatchObject({
      amount: 99_900,
      fee: 4995,
      income: 94_905,
    })
    expect((await plots()).some(({ assetId }) => assetId === plot.assetId)).toBe(false)
    come(ANNA)
    expect((await plots())[0]).toMatchObject({ assetId: plot.assetId, giftable: true })
    expect((await wants({ mine: true })).list[0]).toMatchObject({ remain: 1, status: 'OPEN' })
  })

  test('cannot be met by oneself, nor after its end, nor once it is cancelled', async () => {
    await move(wish)
    const [own] = (await wants({ mine: true })).list
    const tradeId = own?.tradeId ?? ''
    const sell = async () =>
      refusal(
        move({
          action: 'ACCEPT_WANT',
          tradeId,
          assetId: (await freePlot()).assetId,
          price: 99_900,
        }),
      )
    expect(await sell()).toBe('不能卖给自己')
    await move({ action: 'CANCEL_WANT', tradeId })
    expect(await refusal(move({ action: 'CANCEL_WANT', tradeId }))).toBe('该求购已结束')
    come(BEN)
    expect(await sell()).toBe(20_002)
    const [other] = (await wants()).list
    sandbox.moveClock(8 * 86_400_000)
    const late = { action: 'ACCEPT_WANT', tradeId: other?.tradeId ?? '', price: 1 } as const
    expect(await refusal(move({ ...late, assetId: (await freePlot()).assetId }))).toBe(20_002)
  })

  test.each([
    [{ price: 50 }, '求购价格有误'],
    [{ quantity: 0 }, '求购数量有误'],
    [{ quantity: 100 }, '求购数量有误'],
    [{ days: 31 }, '求购期限有误'],
    [{ itemId: '' }, '求购价格有误'],
  ])('with %j is refused, and never mended: %s', async (more, words) => {
    expect(await refusal(move({ ...wish, ...more }))).toBe(words)
    expect((await wants({ mine: true })).list).toEqual([])
  })
})

test('searches, sorts and pages what is offered; 10,000 come at once where that is asked for', async () => {
  const up = await sales()
  const prices = up.list.map(({ price }) => price ?? 0)
  expect(prices).toEqual([...prices].sort((one, other) => one - other))
  expect(up.item).toMatchObject({ itemId: LAND, feeRate: 0.05 })
  expect((await sales({ pageNo: 3 })).hasMore).toBe(false)
  expect((await sales({ keyword: '没有这块地' })).list).toEqual([])
  come(ANNA, 'huge')
  expect((await sales()).list).toHaveLength(10_000)
  come(ANNA)
  expect((await sales()).total).toBe(60)
})
