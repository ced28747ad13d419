import { useState } from 'react'
import { ApiError } from '@/api/core/verdict/ApiError'
import { SOLD_OUT, type Failure } from '@/api/core/verdict/failure'
import { readUnpaidOrder, type PlacedOrder, type UnpaidOrder } from '@/api/orders'
import { readUserPoints } from '@/api/points'
import { fetchAnswer, invalidateAnswer } from '@/kit/query/answer'
import { useWrite } from '@/kit/write/useWrite'
import { showToast } from '@/ui/toast/toast'
import { endOf } from './unpaid'
import { useUnpaidOrder } from './useUnpaidOrder'

const UNPAID = 30_005

interface OrderingOptions<Intent> {
  /** The kind of order, for `get_biz_no` and `getUnpaidOrder`, e.g. DEBUT. */
  scene: string
  send: (intent: Intent, bizNo: string) => Promise<PlacedOrder>
  /** The order's name until the platform sends one. */
  nameOf: (intent: Intent) => string
  /**
   * How many pieces the person has had, or waits to pay for; read anew from the platform. Undefined: it cannot tell yet,
   * such as while a piece is sold but has not arrived.
   */
  readHad: () => Promise<number | undefined>
  /** The same, as the page knows it. */
  had: number
  /** Refetches what an order changes. */
  refresh: () => Promise<unknown>
  /** An order was placed, or an unpaid one blocks it: the page's own layers close. */
  onSettled: () => void
  /** Shown when it was sold out meanwhile: names what is gone. */
  soldOut: string
  onRefused?: (failure: Failure, intent: Intent) => void
}

/**
 * Orders for money: placed once, found again when the answer was lost, paid in the app, over when that takes too long.
 * `stage`: `pay` while an order of just now waits, `done` once it is paid.
 */
export function useOrdering<Intent>(options: OrderingOptions<Intent>) {
  const { scene, readHad, had, onSettled } = options
  const [stage, setStage] = useState<'pay' | 'done'>()
  const [paidName, setPaidName] = useState<string>()
  /** The most that the person had while this order waited: another answer can tell of its end before its own does. */
  const [waiting, setWaiting] = useState({ orderNo: '', had: 0 })

  const refresh = () => {
    void invalidateAnswer(readUserPoints, undefined)
    return options.refresh()
  }
  const tellEnd = async (order: UnpaidOrder, inTime: boolean) => {
    const before = order.orderNo === waiting.orderNo ? Math.max(had, waiting.had) : had
    const now = await readHad().catch(() => undefined)
    void refresh()
    const end = endOf(inTime, before, now)
    if (end === 'paid') {
      setPaidName(order.goodsName)
      setStage('done')
    } else {
      setStage(undefined)
      showToast(end === 'cancelled' ? '未支付的订单已取消' : '订单状态已更新，请在App内查看')
    }
  }
  const unpaid = useUnpaidOrder(scene, (order, inTime) => void tellEnd(order, inTime))
  const orderNo = unpaid.order?.orderNo
  if (orderNo !== undefined && (orderNo !== waiting.orderNo || had > waiting.had))
    setWaiting({ orderNo, had })
  const settle = (next: 'pay' | 'done', name: string) => {
    onSettled()
    setPaidName(name)
    setStage(next)
    return refresh()
  }

  const { write, isPending } = useWrite<Intent, PlacedOrder>({
    bizType: scene,
    supersedes: true,
    words: { [SOLD_OUT]: options.soldOut },
    snapshot: () => had,
    send: async (intent, bizNo) => withOrderNo(await options.send(intent, bizNo)),
    onDone(placed, intent) {
      const name = options.nameOf(intent)
      if (placed.status === 'PAID') return settle('done', name)
      unpaid.begin(name, placed)
      return settle('pay', name)
    },
    async checkApplied(intent, before) {
      const [waiting, now] = await Promise.all([fetchAnswer(readUnpaidOrder, { scene }), readHad()])
      if (!waiting && (now ?? 0) <= Number(before)) return false
      void settle(waiting ? 'pay' : 'done', options.nameOf(intent))
      return true
    },
    onRefused(failure, intent) {
      options.onRefused?.(failure, intent)
      if (failure.code === UNPAID) onSettled()
    },
  })

  const isBlocked = unpaid.order !== undefined && !isPending
  return {
    unpaid,
    stage,
    /** What was paid at last: not always what is open now. */
    paidName,
    /** The open layer: a stage of the order, or the page's own layer, unless an unpaid order blocks it. */
    layerOver: <Layer extends string>(own: Layer | 'order' | undefined) =>
      stage ?? (own === 'order' && isBlocked ? ('unpaid' as const) : own),
    write,
    isPending,
    close: () => setStage(undefined),
  }
}

/**
 * The order as it was taken. Without a number the result is unknown and has to be read.
 * @throws ApiError of an unknown result
 */
function withOrderNo(order: PlacedOrder): PlacedOrder {
  if (order.orderNo === '') throw new ApiError('shape', 'order', 200)
  return order
}
