import type { ExchangeHistory, ExchangeRecord, HistoryRequest } from '@/api/exchange'
import { stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/handle'
import { manyOf, pageOf } from '@/sandbox/paging'
import { accountOf, ordersOf, statusAt } from './data'
import type { Order } from './data'
import { yuan } from './money'

/** The person's orders, the newest first. */
export async function historyOf(call: Call<HistoryRequest>): Promise<ExchangeHistory> {
  const account = await accountOf(call)
  const records = manyOf(
    call,
    ordersOf(account).map((order) => recordOf(order, call.now)),
    (record, number) => ({ ...record, orderNo: `${record.orderNo}-${number}` }),
  )
  const { status } = call.payload
  const asked = records.filter((record) => !status || record.status === status)
  const { hasMore, list } = pageOf(call, asked)
  return { hasMore, totalCash: yuan(paidFen(ordersOf(account), call.now)), list }
}

function paidFen(orders: readonly Order[], now: number): number {
  const paid = orders.filter((order) => statusAt(order, now) === 'SUCCESS')
  return paid.reduce((total, { cash }) => total + cash, 0)
}

function recordOf(order: Order, now: number): ExchangeRecord {
  const { orderNo, amount, settlesAt } = order
  const status = statusAt(order, now)
  const isOver = status !== 'PROCESSING' && settlesAt !== null
  return {
    orderNo,
    amount,
    cashAmount: yuan(order.cash),
    fee: yuan(order.fee),
    status,
    createTime: stamp(order.createdAt),
    finishTime: isOver ? stamp(settlesAt) : '',
    failReason: status === 'FAILED' ? order.failReason : '',
  }
}
