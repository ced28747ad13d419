import { Link } from 'react-router-dom'
import type { WriteState } from '@/kit/campaign/writeState'
import { paths } from '@/paths'
import { track } from '@/tracking/track'
import { Button } from '@/ui/Button'
import { ChevronRightIcon } from '@/ui/icons'
import { wordsOf } from './gate'
import type { Gate } from './gate'
import { UNKNOWN_TEXT, isUnknown } from './outcome'
import styles from './Exchange.module.css'

interface MainButtonProps {
  gate: Gate
  write: WriteState['name']
  onConfirm: () => void
  /** Leads to the order that nobody knows the end of. */
  onUnknown: () => void
  openRealName: () => void
  openPayee: () => void
}

/** The main button, and above it what stands in the way. An order under way comes before all of that. */
export function MainButton({ gate, write, onConfirm, onUnknown, ...links }: MainButtonProps) {
  const { label, note, earn, leads, ...words } = wordsOf(gate)
  const isBusy = words.busy === true || write === 'submitting'
  const onPress =
    leads && { confirm: onConfirm, realName: links.openRealName, payee: links.openPayee }[leads]
  return (
    <section aria-label="下一步">
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {earn !== undefined && (
        <Link
          className={styles.earn}
          to={paths.rewardRules('earn')}
          onClick={() => track('exchange', 'button', 'rule')}
        >
          {earn}
          <ChevronRightIcon />
        </Link>
      )}
      {isUnknown(write) ? (
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
