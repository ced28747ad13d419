import { listRepurchases, readExchangeConfig, repurchaseRewards } from '@/api/exchange'
import type {
  ExchangeConfig,
  ExchangeHistory,
  ExchangeRecord,
  HistoryRequest,
} from '@/api/exchange'
import { activityOf } from '@/sandbox/activity'
import { stamp } from '@/sandbox/clock'
import { handleMember, handleOnce } from '@/sandbox/serve/handle'
import type { Call } from '@/sandbox/serve/handle'
import { manyOf, pageOf } from '@/sandbox/paging'
import { accounts, feePerMille, leftOf, statusAt, yuan } from './orders'
import type { Order } from './orders'
import { LIMITS, busy, repurchase } from './repurchase'

const ACTIVITY_ID = '7300000000000000126'

export const handlers = [
  handleMember(readExchangeConfig, (call) => (isReadable(call) ? configOf(call) : busy())),
  handleOnce(repurchaseRewards, repurchase),
  handleMember(listRepurchases, (call) => (isReadable(call) ? historyOf(call) : busy())),
]

function isReadable(call: Call): boolean {
  return call.now >= accounts.of(call).unreadableUntil
}

function configOf(call: Call<{ activityId?: string }>): ExchangeConfig {
  const { scenario, payload } = call
  return {
    activityId: payload.activityId || ACTIVITY_ID,
    ...activityOf(call, { startsIn: -10, endsIn: 20 }),
    rate: 0.01,
    feeRate: scenario('fee_unknown') ? undefined : feePerMille(scenario('no_fee')) / 1000,
    ...LIMITS,
    ...leftOf(call),
    realNameRequired: true,
    payee: payeeOf(call),
  }
}

function payeeOf({ scenario }: Call): ExchangeConfig['payee'] {
  if (scenario('payee_none')) return null
  return scenario('payee_bank')
    ? { type: 'BANK', accountMasked: '6222 **** **** 0381' }
    : { type: 'ALIPAY', accountMasked: '139****8801' }
}

function historyOf(call: Call<HistoryRequest>): ExchangeHistory {
  const { now, payload } = call
  const { orders } = accounts.of(call)
  const records = manyOf(
    call,
    orders.map((order) => recordOf(order, now)),
    (record, number) => ({ ...record, orderNo: `${record.orderNo}-${number}` }),
  )
  const wanted = records.filter(({ status }) => !payload.status || status === payload.status)
  const { hasMore, list } = pageOf(call, wanted)
  const paid = orders.filter((order) => statusAt(order, now) === 'SUCCESS')
  return { hasMore, totalCash: yuan(paid.reduce((total, { cash }) => total + cash, 0)), list }
}

function recordOf(order: Order, now: number): ExchangeRecord {
  const { orderNo, amount, settlesAt } = order
  const status = statusAt(order, now)
  const isSettled = status !== 'PROCESSING' && settlesAt !== null
  return {
    orderNo,
    amount,
    cashAmount: yuan(order.cash),
    fee: yuan(order.fee),
    status,
    createTime: stamp(order.createdAt),
    finishTime: isSettled ? stamp(settlesAt) : '',
    failReason: status === 'FAILED' ? '收款账户信息有误，请核对后重试' : '',
  }
}
