import { Link } from 'react-router-dom'
import { useCampaign } from '@/kit/page/useCampaign'
import { paths } from '@/paths'
import { Button } from '@/ui/button/Button'
import type { PressHandler } from '@/ui/button/usePress'
import { ChevronRightIcon } from '@/ui/icons'
import { gateView } from './gate'
import type { Gate } from './gate'
import { UNKNOWN_TEXT } from './outcome'
import type { Repurchase } from './useRepurchase'
import styles from './Exchange.module.css'

interface MainButtonProps {
  gate: Gate
  write: Pick<Repurchase, 'isPending' | 'isUnknown'>
  onConfirm: () => void
  /** Shows the order whose result is unknown. */
  onUnknown: () => void
  openRealName: PressHandler
  openPayee: PressHandler
}

/** The main button, and above it what stands in the way. An order under way comes before all of that. */
export function MainButton({ gate, write, onConfirm, onUnknown, ...links }: MainButtonProps) {
  const { track } = useCampaign()
  const { label, note, earn, leads, ...view } = gateView(gate)
  const isBusy = view.busy === true || (write.isPending && !write.isUnknown)
  const onPress =
    leads && { confirm: onConfirm, realName: links.openRealName, payee: links.openPayee }[leads]
  return (
    <section aria-label="下一步">
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {earn !== undefined && (
        <Link
          className={styles.earn}
          to={paths.rewardRules('earn')}
          onClick={() => track('button', 'rule')}
        >
          {earn}
          <ChevronRightIcon />
        </Link>
      )}
      {write.isUnknown ? (
        <Button wide onPress={onUnknown}>
          {UNKNOWN_TEXT}
        </Button>
      ) : (
        <Button wide busy={isBusy} disabled={!leads && !isBusy} onPress={onPress}>
          {label}
        </Button>
      )}
    </section>
  )
}
