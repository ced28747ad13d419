import type { WriteState } from '@/kit/campaign/writeState'
import { Button } from '@/ui/Button'
import { wordsOf } from './gate'
import type { Gate } from './gate'
import styles from './Exchange.module.css'

interface MainButtonProps {
  gate: Gate
  write: WriteState['name']
  onConfirm: () => void
  openRealName: () => void
  openPayee: () => void
}

/** The main button, and above it what stands in the way. */
export function MainButton({ gate, write, onConfirm, ...links }: MainButtonProps) {
  const { label, note, leads } = wordsOf(gate)
  const isUnknown = write === 'unknown' || write === 'checking'
  const onPress =
    leads && { confirm: onConfirm, realName: links.openRealName, payee: links.openPayee }[leads]
  return (
    <section aria-label="下一步">
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <Button wide disabled={!leads} onPress={onPress}>
        {isUnknown && leads === 'confirm' ? '结果确认中' : label}
      </Button>
    </section>
  )
}
