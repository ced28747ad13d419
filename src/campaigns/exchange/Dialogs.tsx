import type { ExchangeConfig, ExchangeHistory } from '@/api/exchange'
import { track } from '@/tracking/track'
import { ConfirmExchange } from './ConfirmExchange'
import type { Gate } from './gate'
import { lookAt, obstacleOf } from './lastLook'
import type { LastLook } from './lastLook'
import { reasonOf } from './outcome'
import { ResultDialog } from './ResultDialog'
import type { Repurchase } from './useRepurchase'

interface DialogsProps {
  repurchase: Repurchase
  gate: Gate
  config: ExchangeConfig | undefined
  history: ExchangeHistory | undefined
  onRecords: () => void
}

/** The last look or the result. Each stays drawn while it leaves the screen. */
export function Dialogs({ repurchase, history, onRecords, ...page }: DialogsProps) {
  const { matter, open, close } = repurchase
  if (matter?.name === 'confirm')
    return <LastLookDialog repurchase={repurchase} look={matter.look} {...page} />
  return (
    matter && (
      <ResultDialog
        open={open}
        order={matter.order}
        reason={reasonOf(matter.order.orderNo, history)}
        onClose={close}
        onRecords={() => {
          close()
          onRecords()
        }}
      />
    )
  )
}

type LastLookProps = Pick<DialogsProps, 'repurchase' | 'gate' | 'config'> & { look: LastLook }

/** Until it is sent it follows the page; what was sent stays as it was. */
function LastLookDialog({ repurchase, look, gate, config }: LastLookProps) {
  const { open, write, confirm, close } = repurchase
  const isLive = write === 'idle'
  return (
    <ConfirmExchange
      open={open}
      look={(isLive && lookAt(look.quote.amount, config)) || look}
      obstacle={isLive ? obstacleOf(look, gate, config) : undefined}
      write={write}
      onClose={close}
      onConfirm={() => {
        track('exchange', 'popup', 'confirm')
        return confirm()
      }}
    />
  )
}
