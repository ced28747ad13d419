import { Button } from '@/ui/Button'
import type { Finding } from './checks'
import { Row } from './Row'
import type { Checks } from './useChecks'
import styles from './CheckRow.module.css'

export interface CheckRowProps {
  id: string
  label: string
  checks: Checks
  work: () => Promise<Finding> | Finding
  note?: string
  /** On the button. */
  action?: string
}

/** A check that runs when it is tapped. */
export function CheckRow({ id, label, checks, work, note, action = '检测' }: CheckRowProps) {
  const result = checks.results[id]
  return (
    <Row
      label={label}
      note={note}
      status={result?.status ?? 'unchecked'}
      detail={result?.detail}
      tookMs={result?.tookMs}
    >
      <Button
        small
        quiet
        className={styles.button}
        label={`${action} ${label}`}
        onPress={() => checks.run(id, label, work)}
      >
        {action}
      </Button>
    </Row>
  )
}
