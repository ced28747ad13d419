import { useState } from 'react'
import {
  RECORDS_PAGE_SIZE,
  listRepurchases,
  readExchangeConfig,
  repurchaseRewards,
} from '@/api/exchange'
import type { ExchangeConfig, ExchangeHistory, ExchangeOrder } from '@/api/exchange'
import { fetchAnswer } from '@/kit/page/query/answer'
import { queryClient } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { useOnVisible } from '@/kit/page/useOnVisible'
import { useMe } from '@/kit/people/me'
import { useWrite } from '@/kit/write/useWrite'
import type { ConfirmSummary } from './gate'
import { ownOrder, readSnapshot, wasTaken, withOrders } from './outcome'
import type { KnownOrder, Snapshot } from './outcome'
import { useToLogin } from './useToLogin'

export type DialogContent =
  /** `before`: the snapshot before the order. */
  | { name: 'confirm'; summary: ConfirmSummary; before: Snapshot }
  | { name: 'result'; order: ExchangeOrder }

interface RepurchaseOptions {
  activityId: string | undefined
  config: ExchangeConfig | undefined
  history: ExchangeHistory | undefined
  /** The order was taken. */
  onTaken: () => void
  /** The order's answer did not arrive: its records are more accurate than the page. */
  onLost: () => void
}

export interface Repurchase {
  /** Of the dialog, also while it closes. */
  content: DialogContent | undefined
  open: boolean
  isPending: boolean
  isUnknown: boolean
  /** Shows the summary before the order. A no-op while an order is running. */
  begin: (summary: ConfirmSummary) => void
  /** Shows the check of an unknown order. */
  show: () => void
  /** Sends the order; after an unknown result checks whether it succeeded. */
  confirm: () => Promise<unknown>
  close: () => void
}

const BIZ_TYPE = 'REWARDS_REPURCHASE'

/** Turning rewards into cash, from the summary to the result. */
export function useRepurchase({
  activityId,
  config,
  history,
  onTaken,
  onLost,
}: RepurchaseOptions): Repurchase {
  const { track } = useCampaign()
  const owner = useMe().data?.uid || undefined
  const toLogin = useToLogin()
  const [open, setOpen] = useState(false)
  const [content, setContent] = useState<DialogContent>()
  const [answered, setAnswered] = useState<readonly KnownOrder[]>([])

  const { write, check, isPending, isUnknown } = useWrite<{ amount: number }, ExchangeOrder>({
    bizType: BIZ_TYPE,
    owner,
    send: ({ amount }, bizNo) => repurchaseRewards({ amount, bizNo }),
    snapshot: () => (content?.name === 'confirm' ? content.before : undefined),
    onDone(order, { amount }) {
      setAnswered((orders) => [...orders, ownOrder(order, amount)])
      setContent({ name: 'result', order })
      setOpen(true)
      if (order.status !== 'FAILED') onTaken()
      // The next order does not wait for what the page shows of this one.
      void queryClient.invalidateQueries()
    },
    async checkApplied({ amount }, snapshot) {
      const [terms, orders] = await Promise.allSettled([
        fetchAnswer(readExchangeConfig, { activityId }),
        listRepurchases({ pageNo: 1, pageSize: RECORDS_PAGE_SIZE }),
      ])
      void queryClient.invalidateQueries()
      if (terms.status === 'rejected') throw terms.reason
      const newest = orders.status === 'fulfilled' ? orders.value : undefined
      const after = snapshotOf(terms.value.available, newest)
      const taken = wasTaken(readSnapshot(snapshot), after, amount)
      if (taken) {
        showRecords()
        onTaken()
      }
      return taken
    },
    onLate: showRecords,
    onSignedOut() {
      setOpen(false)
      toLogin()
    },
    onRefused() {
      setOpen(false)
      void queryClient.invalidateQueries()
    },
  })

  useOnVisible(check)

  function showConfirm() {
    track('popup', 'confirm')
    setOpen(true)
  }
  function showRecords() {
    setOpen(false)
    onLost()
  }
  return {
    content,
    open,
    isPending,
    isUnknown,
    begin(summary) {
      if (isPending || isUnknown || !config) return
      const before = withOrders(snapshotOf(config.available, history), answered)
      setContent({ name: 'confirm', summary, before })
      showConfirm()
    },
    show() {
      if (content?.name === 'confirm') showConfirm()
    },
    async confirm() {
      if (content?.name === 'confirm') await write({ amount: content.summary.quote.amount })
    },
    close: () => setOpen(false),
  }
}

function snapshotOf(available: number, history: ExchangeHistory | undefined): Snapshot {
  const list = history?.list.map(({ orderNo, amount }) => ({ orderNo, amount }))
  return { available, history: list && { list } }
}
