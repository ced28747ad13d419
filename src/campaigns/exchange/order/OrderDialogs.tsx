import type { ExchangeConfig } from '@/api/exchange'
import type { Gate } from '../action/gate'
import { useHistory } from '../useExchange'
import { ConfirmExchange } from './ConfirmExchange'
import { obstacleOf, summaryOf } from './confirmSummary'
import type { ConfirmSummary } from './confirmSummary'
import { reasonOf } from './outcome'
import { ResultDialog } from './ResultDialog'
import type { Repurchase } from './useRepurchase'

interface OrderDialogsProps {
  repurchase: Repurchase
  gate: Gate
  config: ExchangeConfig | undefined
  onRecords: () => void
}

/** The summary before an order, or its result. */
export function OrderDialogs({ repurchase, onRecords, ...page }: OrderDialogsProps) {
  const { content, open, close } = repurchase
  const history = useHistory()
  if (content?.name === 'confirm')
    return <SummaryDialog repurchase={repurchase} summary={content.summary} {...page} />
  return (
    content && (
      <ResultDialog
        open={open}
        order={content.order}
        reason={reasonOf(content.order.orderNo, history)}
        onClose={close}
        onRecords={() => {
          close()
          onRecords()
        }}
      />
    )
  )
}

type SummaryProps = Omit<OrderDialogsProps, 'onRecords'> & { summary: ConfirmSummary }

/** Until it is sent it follows the page; what was sent stays as it was. */
function SummaryDialog({ repurchase, summary, gate, config }: SummaryProps) {
  const { open, isPending, isUnknown, confirm, close } = repurchase
  const isLive = !isPending && !isUnknown
  return (
    <ConfirmExchange
      open={open}
      summary={(isLive && summaryOf(summary.quote.amount, config)) || summary}
      obstacle={isLive ? obstacleOf(summary, gate, config) : undefined}
      isPending={isPending}
      isUnknown={isUnknown}
      onClose={close}
      onConfirm={confirm}
    />
  )
}
