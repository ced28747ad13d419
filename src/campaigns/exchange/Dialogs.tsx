import type { ExchangeHistory, Payee } from '@/api/exchange'
import { track } from '@/tracking/track'
import { ConfirmExchange } from './ConfirmExchange'
import { reasonOf } from './outcome'
import { payeeText } from './payee'
import { ResultDialog } from './ResultDialog'
import type { Repurchase } from './useRepurchase'

interface DialogsProps {
  repurchase: Repurchase
  payee: Payee | null
  history: ExchangeHistory | undefined
  onRecords: () => void
}

/** The last look and the result. Each stays drawn while it leaves the screen. */
export function Dialogs({ repurchase, payee, history, onRecords }: DialogsProps) {
  const { matter, open, write, confirm, close } = repurchase
  if (!matter) return null
  const order = matter.name === 'result' ? matter.order : undefined
  return (
    <>
      <ConfirmExchange
        open={open && !order}
        quote={matter.quote}
        payee={payee ? payeeText(payee) : '--'}
        write={write}
        onClose={close}
        onConfirm={() => {
          track('exchange', 'popup', 'confirm')
          return confirm()
        }}
      />
      {order && (
        <ResultDialog
          open={open}
          order={order}
          reason={reasonOf(order.orderNo, history)}
          onClose={close}
          onRecords={() => {
            close()
            onRecords()
          }}
        />
      )}
    </>
  )
}
