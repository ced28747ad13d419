import { useRef, useState } from 'react'
import { repurchaseRewards } from '@/api/exchange'
import type { ExchangeOrder } from '@/api/exchange'
import type { Failure } from '@/api/failure'
import { requireValue, valueOf } from '@/kit/campaign/settle'
import { useWrite } from '@/kit/campaign/useWrite'
import type { WriteState } from '@/kit/campaign/writeState'
import type { ExchangeParts } from './loader'
import { wasTaken } from './outcome'
import type { Snapshot } from './outcome'
import type { Quote } from './quote'
import { useToLogin } from './useToLogin'

/** What the dialog is about. It stays while the dialog leaves the screen. */
export type Matter =
  | { name: 'confirm'; quote: Quote }
  | { name: 'result'; quote: Quote; order: ExchangeOrder }

export interface RepurchaseOptions {
  reload: () => Promise<ExchangeParts>
  /** The order was taken. */
  onTaken: () => void
  /** The order was taken, but its answer did not arrive. */
  onFound: () => void
}

export interface Repurchase {
  matter: Matter | undefined
  open: boolean
  write: WriteState['name']
  /** Shows the last look before it counts. */
  begin: (quote: Quote, parts: ExchangeParts) => void
  /** Orders the payment; after an unknown result asks what became of it. */
  confirm: () => Promise<unknown>
  close: () => void
}

interface Intent {
  amount: number
}

const BIZ_TYPE = 'REWARDS_REPURCHASE'

/** Turning rewards into cash, from the last look to the result. */
export function useRepurchase(options: RepurchaseOptions): Repurchase {
  const { reload, onTaken, onFound } = options
  const toLogin = useToLogin()
  const [open, setOpen] = useState(false)
  const [matter, setMatter] = useState<Matter>()
  const before = useRef<Snapshot>({ available: 0, history: undefined })

  const { state, write } = useWrite<Intent, ExchangeOrder>({
    bizType: BIZ_TYPE,
    send: ({ amount }, bizNo) => repurchaseRewards({ amount, bizNo }),
    onDone(order) {
      setMatter((matter) => matter && { name: 'result', quote: matter.quote, order })
      setOpen(true)
      if (order.status !== 'FAILED') onTaken()
      return reload()
    },
    async confirm({ amount }) {
      const after = snapshotOf(await reload())
      const taken = wasTaken(before.current, after, amount)
      if (taken) {
        setOpen(false)
        onTaken()
        onFound()
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

  return {
    matter,
    open,
    write: state.name,
    begin(quote, parts) {
      setOpen(true)
      // The one before has not ended: that comes first.
      if (state.name !== 'idle') return
      before.current = snapshotOf(parts)
      setMatter({ name: 'confirm', quote })
    },
    confirm: async () => matter && write({ amount: matter.quote.amount }),
    close: () => setOpen(false),
  }
}

/** The platform has said no: the same amount will not do now. Otherwise the person may simply try again. */
function isAnswer({ kind }: Failure): boolean {
  return kind === 'business' || kind === 'refused'
}

/** @throws Error when the balance could not be read. */
function snapshotOf({ main, history }: ExchangeParts): Snapshot {
  return { available: requireValue(main).available, history: valueOf(history) }
}
