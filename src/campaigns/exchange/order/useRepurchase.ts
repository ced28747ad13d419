import { useRef, useState } from 'react'
import { failureOf } from '@/api/core/verdict/failure'
import type { Failure } from '@/api/core/verdict/failure'
import { repurchaseRewards } from '@/api/exchange'
import type { ExchangeHistory, ExchangeOrder } from '@/api/exchange'
import { fetchFresh, queryClient } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite } from '@/kit/write/useWrite'
import { readNewestOrders } from '../queries'
import { useConfig, useHistory, useUser } from '../useExchange'
import { useToLogin } from '../action/useToLogin'
import type { ConfirmSummary } from './confirmSummary'
import { ownOrder, readSnapshot, wasTaken, withOrders } from './outcome'
import type { KnownOrder, Snapshot } from './outcome'

export type DialogContent =
  | { name: 'confirm'; summary: ConfirmSummary }
  | { name: 'result'; order: ExchangeOrder }

export interface RepurchaseOptions {
  /** The order was taken. */
  onTaken: () => void
  /** The order's answer did not arrive: its records say more than the page. */
  onLost: () => void
}

export interface Repurchase {
  /** Of the dialog, also while it leaves the screen. */
  content: DialogContent | undefined
  open: boolean
  isPending: boolean
  isUnknown: boolean
  /** Shows the summary before it counts. Nothing while an order is under way. */
  begin: (summary: ConfirmSummary) => void
  /** Shows the question what became of an order. */
  show: () => void
  /** Sends the order; after an unknown result checks what became of it. */
  confirm: () => Promise<unknown>
  /** The same check without a tap, e.g. on the return to the page. */
  checkAgain: () => Promise<unknown>
  close: () => void
}

/** What starts a check of an order: the loss of its answer, the return to the page, or the person. */
type Trigger = 'loss' | 'return' | 'person'

const BIZ_TYPE = 'REWARDS_REPURCHASE'

/** Turning rewards into cash, from the summary to the result. */
export function useRepurchase({ onTaken, onLost }: RepurchaseOptions): Repurchase {
  const { track } = useCampaign()
  const { config, options } = useConfig()
  const history = useHistory()
  const owner = useUser().data?.uid || undefined
  const toLogin = useToLogin()
  const [open, setOpen] = useState(false)
  const [content, setContent] = useState<DialogContent>()
  const before = useRef<Snapshot>({ available: 0, history: undefined })
  const answered = useRef<KnownOrder[]>([])
  const trigger = useRef<Trigger>('person')
  // In a ref, so that a return to the page never sends an order, whatever is drawn by then.
  const isLost = useRef(false)

  const { write, isPending, isUnknown } = useWrite<{ amount: number }, ExchangeOrder>({
    bizType: BIZ_TYPE,
    owner,
    async send({ amount }, bizNo) {
      try {
        return await repurchaseRewards({ amount, bizNo })
      } catch (error) {
        if (failureOf(error).unknownResult) trigger.current = 'loss'
        throw error
      }
    },
    snapshot: () => before.current,
    onDone(order, { amount }) {
      answered.current.push(ownOrder(order, amount))
      setContent({ name: 'result', order })
      setOpen(true)
      if (order.status !== 'FAILED') onTaken()
      // The next order does not wait for what the page shows of this one.
      void queryClient.invalidateQueries()
    },
    async checkApplied({ amount }, snapshot) {
      const by = trigger.current
      isLost.current = true
      const [terms, orders] = await Promise.allSettled([fetchFresh(options), readNewestOrders()])
      void queryClient.invalidateQueries()
      if (by === 'loss') showRecords()
      if (terms.status === 'rejected') throw terms.reason
      const history = orders.status === 'fulfilled' ? orders.value : undefined
      const after = snapshotOf(terms.value.available, history)
      const taken = wasTaken(readSnapshot(snapshot), after, amount)
      // It may still be on its way: only the person may take it for lost.
      if (!taken && by !== 'person') throw new Error('The order is not there yet')
      isLost.current = false
      if (taken) {
        showRecords()
        onTaken()
      }
      return taken
    },
    onSignedOut() {
      setOpen(false)
      toLogin()
    },
    onRefused(failure) {
      if (!isAnswer(failure)) return
      setOpen(false)
      void queryClient.invalidateQueries()
    },
  })

  function showConfirm() {
    track('popup', 'confirm')
    setOpen(true)
  }
  function showRecords() {
    setOpen(false)
    onLost()
  }
  async function order(by: Trigger) {
    trigger.current = by
    if (content?.name === 'confirm') await write({ amount: content.summary.quote.amount })
  }
  return {
    content,
    open,
    isPending,
    isUnknown,
    begin(summary) {
      if (isPending || isUnknown || !config.data) return
      before.current = withOrders(snapshotOf(config.data.available, history), answered.current)
      setContent({ name: 'confirm', summary })
      showConfirm()
    },
    show() {
      if (content?.name === 'confirm') showConfirm()
    },
    confirm: () => order('person'),
    checkAgain: async () => isLost.current && order('return'),
    close: () => setOpen(false),
  }
}

/** The platform has refused: the same amount will not do now. Otherwise the person may simply try again. */
function isAnswer({ kind }: Failure): boolean {
  return kind === 'business' || kind === 'refused'
}

function snapshotOf(available: number, history: ExchangeHistory | undefined): Snapshot {
  const list = history?.list.map(({ orderNo, amount }) => ({ orderNo, amount }))
  return { available, history: list && { list } }
}
