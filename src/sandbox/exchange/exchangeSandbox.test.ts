import { describe, expect, test } from 'vitest'
import { listRepurchases, readExchangeConfig, repurchaseRewards } from '@/api/exchange'
import { readUserInfo } from '@/api/login'
import { isActive } from '@/sandbox/scenario'
import { startSandbox, visit } from '@tests/support/sandbox'

const sandbox = startSandbox()
const PHONE = '13800138026'
const as = (state = '', phone = PHONE) => visit({ phone, state })
const config = () => readExchangeConfig({})
const history = (status?: 'PROCESSING' | 'SUCCESS' | 'FAILED') =>
  listRepurchases({ status, pageNo: 1, pageSize: 20 })
const exchange = (amount: number, bizNo = `no-${amount}`) => repurchaseRewards({ amount, bizNo })

describe('a repurchase', () => {
  test('lowers balance, today’s and the pool’s quota, and is processed for some seconds', async () => {
    as()
    const before = await config()
    expect(before).toMatchObject({ available: 12_860, frozen: 1_200, todayLeft: 30_000 })
    const order = await exchange(1_230)
    expect(order).toMatchObject({
      status: 'PROCESSING',
      cashAmount: '12.23',
      fee: '0.07',
      etaText: 'T+1',
    })
    expect(await config()).toMatchObject({
      available: 11_630,
      frozen: 2_430,
      todayLeft: 28_770,
      poolLeft: (before.poolLeft ?? 0) - 1_230,
    })
    expect((await history('PROCESSING')).list).toMatchObject([
      { orderNo: order.orderNo, finishTime: '' },
    ])
    const { totalCash } = await history()
    sandbox.moveClock(9_000)
    expect((await history('PROCESSING')).list).toEqual([])
    const after = await history()
    expect(after.list[0]).toMatchObject({ orderNo: order.orderNo, status: 'SUCCESS' })
    expect(after.list[0]?.finishTime).not.toBe('')
    expect(Number(after.totalCash)).toBeCloseTo(Number(totalCash) + 12.23)
    expect(await config()).toMatchObject({ available: 11_630, frozen: 1_200 })
  })

  test('happens once for a business number, also with two calls at once', async () => {
    as()
    const [one, again] = await Promise.all([exchange(500, 'same'), exchange(500, 'same')])
    expect(again).toEqual(one)
    expect((await config()).available).toBe(12_360)
    expect(await exchange(500, 'other')).not.toEqual(one)
    expect((await config()).available).toBe(11_860)
  })

  test('keeps each person’s rewards apart', async () => {
    as()
    await exchange(100)
    as('', '13800138027')
    expect((await config()).available).toBe(12_860)
  })

  test('gives the rewards back when it fails, at once or later', async () => {
    as('submit_fail')
    expect(await exchange(500)).toMatchObject({ status: 'FAILED' })
    expect((await config()).available).toBe(12_860)
    expect((await history('FAILED')).list[0]?.failReason).toBe('收款账户信息有误，请核对后重试')
    as('late_fail')
    expect(await exchange(700)).toMatchObject({ status: 'PROCESSING' })
    expect((await config()).available).toBe(12_160)
    sandbox.moveClock(9_000)
    expect((await history()).list[0]).toMatchObject({ amount: 700, status: 'FAILED' })
    expect(await config()).toMatchObject({ available: 12_860, todayLeft: 30_000 })
  })

  test('can succeed at once, or stay', async () => {
    as('submit_success')
    expect((await exchange(100)).status).toBe('SUCCESS')
    as('submit_processing')
    await exchange(200)
    sandbox.moveClock(86_400_000)
    expect((await history()).list[0]).toMatchObject({ amount: 200, status: 'PROCESSING' })
  })

  test('can be out of sight for some seconds', async () => {
    as('submit_unknown')
    await expect(exchange(300)).rejects.toMatchObject({ statusCode: 500 })
    await expect(config()).rejects.toMatchObject({ statusCode: 500 })
    await expect(history()).rejects.toMatchObject({ statusCode: 500 })
    sandbox.moveClock(11_000)
    expect((await history()).list[0]).toMatchObject({ amount: 300, status: 'SUCCESS' })
    expect((await config()).available).toBe(12_560)
  })

  test('renders although its answer was lost', async () => {
    as('submit_lost')
    await expect(exchange(300)).rejects.toMatchObject({ statusCode: 500 })
    expect((await history()).list[0]).toMatchObject({ amount: 300, status: 'PROCESSING' })
  })
})

describe('what it refuses', () => {
  test.each([
    ['not_started', { code: 10_001 }],
    ['ended', { code: 10_002 }],
    ['offline', { code: 10_003 }],
    ['kyc_none', { message: '请先完成实名认证' }],
    ['kyc_pending', { message: '请先完成实名认证' }],
    ['payee_none', { message: '请先绑定收款账户' }],
    ['pool_0', { message: '今日额度已兑完' }],
    ['today_0', { message: '超出今日剩余额度' }],
    ['lack', { code: 30_002 }],
  ])('%s', async (state, body) => {
    as(state)
    const { available } = await config()
    await expect(exchange(100)).rejects.toMatchObject(body)
    expect((await config()).available).toBe(available)
  })

  test.each([
    ['today_low', { todayLeft: 590 }, '超出今日剩余额度'],
    ['pool_low', { poolLeft: 590 }, '超出活动剩余额度'],
  ])('%s: only more than what is left', async (state, left, message) => {
    as(state)
    expect(await config()).toMatchObject(left)
    await expect(exchange(600)).rejects.toMatchObject({ message })
    expect(await exchange(590)).toMatchObject({ status: 'PROCESSING' })
  })

  test.each([0, -100, 105, 90, 20_010, 1e20, Number.NaN])('%f', async (amount) => {
    as('rich')
    await expect(exchange(amount, 'odd')).rejects.toBeDefined()
    expect((await config()).available).toBe(88_888_880)
  })

  test('guests, and a missing business number', async () => {
    visit()
    await expect(config()).rejects.toMatchObject({ code: 'S00000' })
    as()
    await expect(exchange(100, '')).rejects.toMatchObject({ message: '缺少业务单号' })
  })
})

describe('scenarios', () => {
  test('the real-name state is the person’s own', async () => {
    as('kyc_none')
    expect((await readUserInfo({})).realNameStatus).toBe('NONE')
    as('kyc_pending')
    expect((await readUserInfo({})).realNameStatus).toBe('PENDING')
    as()
    expect((await readUserInfo({})).realNameStatus).toBe('PASSED')
  })

  test('a fee rate that is not said is not known', async () => {
    as('fee_unknown')
    expect((await config()).feeRate).toBeUndefined()
    as('no_fee')
    expect((await config()).feeRate).toBe(0)
  })

  test('soon: the campaign ends and starts while one looks', async () => {
    as('ends_soon')
    expect((await config()).status).toBe('ONGOING')
    sandbox.moveClock(21_000)
    expect((await config()).status).toBe('ENDED')
    await expect(exchange(100)).rejects.toMatchObject({ code: 10_002 })
    as('starts_soon')
    expect((await config()).status).toBe('NOT_STARTED')
    sandbox.moveClock(21_000)
    expect((await config()).status).toBe('ONGOING')
  })

  test('histories: none, and 300 rows over pages', async () => {
    as('history_empty')
    expect(await history()).toEqual({ hasMore: false, totalCash: '0.00', list: [] })
    as('many')
    const pages = await Promise.all(
      [1, 2, 15].map((pageNo) => listRepurchases({ pageNo, pageSize: 20 })),
    )
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false])
    const numbers = pages.flatMap(({ list }) => list.map(({ orderNo }) => orderNo))
    expect(new Set(numbers).size).toBe(60)
  })

  test('a part of the path can be bound to its end', () => {
    const asks = [{ name: 'cut_after', at: '/rewardsSystemRepurchase$' }]
    const path = '/finance/rewardsSystemRepurchase'
    expect(isActive(asks, 'cut_after', path)).toBe(true)
    expect(isActive(asks, 'cut_after', `${path}/history`)).toBe(false)
  })
})
