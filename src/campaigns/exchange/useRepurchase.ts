import { useRef, useState } from 'react'
import { repurchaseRewards } from '@/api/exchange'
import type { ExchangeOrder } from '@/api/exchange'
import { failureOf } from '@/api/failure'
import type { Failure } from '@/api/failure'
import { requireValue, valueOf } from '@/kit/campaign/settle'
import { useWrite } from '@/kit/campaign/useWrite'
import type { WriteState } from '@/kit/campaign/writeState'
import type { LastLook } from './lastLook'
import type { ExchangeReload, ExchangeShown } from './loader'
import { ownOrder, readSnapshot, wasTaken, withOrders } from './outcome'
import type { KnownOrder, Snapshot } from './outcome'
import { useToLogin } from './useToLogin'

/** What the dialog is about. It stays while the dialog leaves the screen. */
export type Matter = { name: 'confirm'; look: LastLook } | { name: 'result'; order: ExchangeOrder }

export interface RepurchaseOptions {
  reload: ExchangeReload
  /** The person's uid, once it is known. */
  owner: string | undefined
  /** The order was taken. */
  onTaken: () => void
  /** The order's answer did not arrive: its records tell more than the page. */
  onLost: () => void
}

export interface Repurchase {
  matter: Matter | undefined
  open: boolean
  write: WriteState['name']
  /** Shows the last look before it counts. Nothing while an order is under way. */
  begin: (look: LastLook, parts: ExchangeShown) => void
  /** Shows the question what became of an order. */
  show: () => void
  /** Orders the payment; after an unknown result asks what became of it. */
  confirm: () => Promise<unknown>
  /** Asks what became of the order without the person having asked. */
  lookAgain: () => Promise<unknown>
  close: () => void
}

/** Who wants to know what became of an order: the person, the return to the page, or the loss of its answer. */
type Asker = 'loss' | 'return' | 'person'

interface Intent {
  amount: number
}

const BIZ_TYPE = 'REWARDS_REPURCHASE'

/** Turning rewards into cash, from the last look to the result. */
export function useRepurchase(options: RepurchaseOptions): Repurchase {
  const { reload, owner, onTaken, onLost } = options
  const toLogin = useToLogin()
  const [open, setOpen] = useState(false)
  const [matter, setMatter] = useState<Matter>()
  const before = useRef<Snapshot>({ available: 0, history: undefined })
  const own = useRef<KnownOrder[]>([])
  const asker = useRef<Asker>('person')
  // Known at once, unlike what is drawn: a return to the page must never send an order.
  const isLost = useRef(false)

  const { state, write } = useWrite<Intent, ExchangeOrder>({
    bizType: BIZ_TYPE,
    owner,
    async send({ amount }, bizNo) {
      try {
        return await repurchaseRewards({ amount, bizNo })
      } catch (error) {
        if (failureOf(error).unknownResult) asker.current = 'loss'
        throw error
      }
    },
    mark: () => before.current,
    onDone(order, { amount }) {
      own.current.push(ownOrder(order, amount))
      setMatter({ name: 'result', order })
      setOpen(true)
      if (order.status !== 'FAILED') onTaken()
      // The next order does not wait for what the page says of this one.
      void reload()
    },
    async confirm({ amount }, mark) {
      const by = asker.current
      isLost.current = true
      const parts = await reload('main', 'history')
      if (by === 'loss') showRecords()
      const taken = wasTaken(readSnapshot(mark), snapshotOf(parts), amount)
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
      void reload()
    },
  })

  function showRecords() {
    setOpen(false)
    onLost()
  }
  async function order(by: Asker) {
    asker.current = by
    if (matter?.name === 'confirm') await write({ amount: matter.look.quote.amount })
  }
  return {
    matter,
    open,
    write: state.name,
    begin(look, parts) {
      if (state.name !== 'idle') return
      before.current = withOrders(snapshotOf(parts), own.current)
      setMatter({ name: 'confirm', look })
      setOpen(true)
    },
    show: () => setOpen(matter?.name === 'confirm'),
    confirm: () => order('person'),
    lookAgain: async () => isLost.current && order('return'),
    close: () => setOpen(false),
  }
}

/** The platform has said no: the same amount will not do now. Otherwise the person may simply try again. */
function isAnswer({ kind }: Failure): boolean {
  return kind === 'business' || kind === 'refused'
}

/** @throws Error when the balance could not be read. */
function snapshotOf({ main, history }: ExchangeShown): Snapshot {
  const list = valueOf(history)?.list.map(({ orderNo, amount }) => ({ orderNo, amount }))
  return { available: requireValue(main).available, history: list && { list } }
}
