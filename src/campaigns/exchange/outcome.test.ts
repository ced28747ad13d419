import { describe, expect, test } from 'vitest'
import type { ExchangeConfig, ExchangeOrder, ExchangeRecord } from '@/api/exchange'
import { UserInfo } from '@/api/login'
import { GATES, gateOf, obstacleOf, payeeText, realNameOf, summaryOf } from './gate'
import type { ConfirmSummary, Gate } from './gate'
import {
  acceptedText,
  ownOrder,
  readSnapshot,
  recordIdOf,
  recordsOf,
  reasonOf,
  wasTaken,
  withOrders,
} from './outcome'
import { quoteOf } from './amount'
import { TERMS } from '@tests/support/exchangeTerms'

describe('what stands in the way', () => {
  test.each<[Partial<ExchangeConfig>, Parameters<typeof gateOf>[2], Gate]>([
    [{}, undefined, 'READY'],
    [{}, 'PASSED', 'READY'],
    [{ feeRate: undefined }, undefined, 'NO_TERMS'],
    [{ rate: 0, poolLeft: 0 }, undefined, 'NO_TERMS'],
    [{ poolLeft: 0 }, 'NONE', 'POOL_OUT'],
    [{ poolLeft: 99 }, undefined, 'POOL_OUT'],
    [{ poolLeft: 100, todayLeft: 100, available: 100 }, undefined, 'READY'],
    [{ poolLeft: undefined, todayLeft: undefined }, undefined, 'READY'],
    [{}, 'PENDING', 'REAL_NAME_PENDING'],
    [{}, 'ASKING', 'ASKING'],
    [{ realNameRequired: false }, 'ASKING', 'READY'],
    [{ realNameRequired: false }, 'PENDING', 'READY'],
    [{}, 'NONE', 'NO_REAL_NAME'],
    [{ realNameRequired: false }, 'NONE', 'READY'],
    [{ payee: null }, 'PENDING', 'REAL_NAME_PENDING'],
    [{ payee: null }, undefined, 'NO_PAYEE'],
    [{ payee: { type: 'BANK', accountMasked: '' } }, undefined, 'NO_PAYEE'],
    [{ todayLeft: 90 }, undefined, 'TODAY_OUT'],
    [{ available: 90 }, undefined, 'LACK'],
  ])('%j, real name %s: %s', (some, realName, expected) => {
    expect(gateOf('READY', { ...TERMS, ...some }, realName)).toBe(expected)
    expect(GATES[expected].label).not.toBe('')
  })

  test.each([
    ['ENDED', { ...TERMS, poolLeft: 0 }, 'ENDED'],
    ['NOT_STARTED', TERMS, 'NOT_STARTED'],
    ['NOT_STARTED', undefined, 'NOT_STARTED'],
    ['ENDED', undefined, 'ENDED'],
    ['LOADING', undefined, 'NO_TERMS'],
  ] as const)('%s, %j: %s', (shell, config, expected) =>
    expect(gateOf(shell, config, undefined)).toBe(expected),
  )
})

test('the real name is asked for, known, or could not be asked for', () => {
  const data = UserInfo({ realNameStatus: 'PASSED' })
  expect(realNameOf({ data, isPending: true })).toBe('ASKING')
  expect(realNameOf({ data, isPending: false })).toBe('PASSED')
  expect(realNameOf({ data: undefined, isPending: false })).toBeUndefined()
})

describe('the last look', () => {
  const look: ConfirmSummary = { quote: quoteOf(1_000, TERMS), payee: '支付宝 139****8801' }
  const obstacle = (some: Partial<ExchangeConfig>, shell: 'READY' | 'ENDED' = 'READY') => {
    const config = { ...TERMS, ...some }
    return obstacleOf(look, gateOf(shell, config, 'PASSED'), config)
  }

  test('says what an order is now', () => {
    expect(summaryOf(1_000, TERMS)).toEqual(look)
    expect(summaryOf(1_000, { ...TERMS, feeRate: undefined })).toBeUndefined()
    expect(summaryOf(1_000, { ...TERMS, payee: null })).toBeUndefined()
    expect(summaryOf(1_000, undefined)).toBeUndefined()
  })

  test('holds while nothing has changed that it says', () => {
    expect(obstacle({})).toBeUndefined()
    expect(obstacle({ available: 5_000, poolLeft: 5_000 })).toBeUndefined()
  })

  test.each<[Partial<ExchangeConfig>, string]>([
    // The same cash at another fee, the same fee for other cash.
    [{ rate: 0.011, feeRate: 0.0964 }, '兑现信息已更新，请返回后重新确认'],
    [{ rate: 0.0101 }, '兑现信息已更新，请返回后重新确认'],
    [
      { payee: { type: 'BANK', accountMasked: '6222 **** 0381' } },
      '兑现信息已更新，请返回后重新确认',
    ],
    [{ payee: null }, '请先绑定收款账户'],
    [{ feeRate: undefined }, '暂未获取到兑现规则，请稍后再试'],
    [{ available: 900 }, '可兑现数量不足'],
    [{ todayLeft: 900 }, '超出今日剩余额度'],
    [{ poolLeft: 0 }, '今日额度已兑完'],
  ])('%j: %s', (some, text) => {
    expect(obstacle(some)).toBe(text)
  })

  test('is over with the campaign', () => {
    expect(obstacle({}, 'ENDED')).toBe('活动已结束')
    expect(obstacleOf(look, 'ENDED', undefined)).toBe('活动已结束')
  })
})

describe('the outcome', () => {
  const record = (orderNo: string, amount: number): ExchangeRecord => ({
    orderNo,
    amount,
    cashAmount: '1.00',
    fee: '0.00',
    status: 'FAILED',
    createTime: '',
    finishTime: '',
    failReason: `reason of ${orderNo}`,
  })
  const ANSWER: ExchangeOrder = {
    orderNo: '',
    status: 'PROCESSING',
    cashAmount: '1.00',
    fee: '0.00',
    etaText: '',
  }
  const history = (...list: ExchangeRecord[]) => ({ hasMore: false, totalCash: '', list })

  test('an order was taken when a new one of that amount stands in the history', () => {
    const before = { available: 500, history: history(record('a', 100)) }
    const after = (...list: ExchangeRecord[]) => ({ available: 400, history: history(...list) })
    expect(wasTaken(before, after(record('b', 100), record('a', 100)), 100)).toBe(true)
    expect(wasTaken(before, after(record('a', 100)), 100)).toBe(false)
    expect(wasTaken(before, after(record('b', 200), record('a', 100)), 100)).toBe(false)
  })

  test('without a history the balance tells', () => {
    const before = { available: 500, history: undefined }
    expect(wasTaken(before, { available: 400, history: undefined }, 100)).toBe(true)
    expect(wasTaken(before, { available: 450, history: history() }, 100)).toBe(false)
    expect(wasTaken(before, { available: 500, history: undefined }, 100)).toBe(false)
  })

  test('an order that was answered here is not taken for the one that was lost', () => {
    const own = [ownOrder({ ...ANSWER, orderNo: 'b' }, 100)]
    const before = { available: 500, history: history(record('a', 100)) }
    const after = { available: 400, history: history(record('b', 100), record('a', 100)) }
    expect(wasTaken(withOrders(before, own), after, 100)).toBe(false)
    const both = { available: 400, history: history(record('c', 100), ...after.history.list) }
    expect(wasTaken(withOrders(before, own), both, 100)).toBe(true)
  })

  test('nor is its amount, where only the balance tells', () => {
    const own = [ownOrder({ ...ANSWER, orderNo: 'b' }, 100)]
    const before = { available: 500, history: undefined }
    const after = (available: number) => ({ available, history: undefined })
    expect(wasTaken(withOrders(before, own), after(400), 100)).toBe(false)
    expect(wasTaken(withOrders(before, own), after(300), 100)).toBe(true)
    const failed = [ownOrder({ ...ANSWER, orderNo: 'b', status: 'FAILED' }, 100)]
    expect(wasTaken(withOrders(before, failed), after(400), 100)).toBe(true)
    const known = { available: 400, history: history(record('b', 100)) }
    expect(wasTaken(withOrders(known, own), after(300), 100)).toBe(true)
  })

  test('what comes out of storage knows what it was, and nothing where it is none', () => {
    const snapshot = { available: 500, history: { list: [{ orderNo: 'a', amount: 100 }] } }
    expect(readSnapshot(JSON.parse(JSON.stringify(snapshot)))).toEqual(snapshot)
    const unknown = { available: Number.NaN, history: undefined }
    for (const none of [undefined, null, 'x', {}, { history: {} }, { history: { list: 'x' } }])
      expect(readSnapshot(none)).toEqual(unknown)
    expect(readSnapshot({ history: { list: [null] } }).history?.list[0]?.amount).toBeNaN()
  })

  test('the orders are asked for by their status, or all', () => {
    expect(recordsOf('ALL')).toEqual({ pageSize: 20 })
    expect(recordsOf('FAILED')).toEqual({ pageSize: 20, status: 'FAILED' })
    expect(recordIdOf(record('a', 1))).toBe('a')
  })

  test('says when the money comes, and why not', () => {
    expect(acceptedText({ etaText: 'T+1' })).toBe('已提交，预计T+1到账')
    expect(acceptedText({ etaText: '' })).toBe('已提交，预计T+1到账')
    expect(acceptedText({ etaText: '2小时内到账' })).toBe('已提交，预计2小时内到账')
    expect(acceptedText({ etaText: '预计T+1到账' })).toBe('已提交，预计T+1到账')
    expect(acceptedText({ etaText: '预计T+2' })).toBe('已提交，预计T+2到账')
    expect(acceptedText({ etaText: '2天后预计到账' })).toBe('已提交，预计2天后到账')
    expect(acceptedText({ etaText: '预计到账' })).toBe('已提交，预计T+1到账')
    expect(reasonOf('b', history(record('a', 1), record('b', 1)))).toBe('reason of b')
    expect(reasonOf('c', undefined)).toBe('')
    expect(reasonOf('c', history(record('a', 1)))).toBe('')
  })

  test('names the account', () => {
    expect(payeeText({ type: 'BANK', accountMasked: '6222' })).toBe('银行卡 6222')
    expect(payeeText({ type: 'WECHAT', accountMasked: '1' })).toBe('微信零钱 1')
    for (const type of ['PIGEON', 'constructor', '__proto__', 'toString', ''])
      expect(payeeText({ type, accountMasked: '1' })).toBe('收款账户 1')
  })
})
