import { useContext, useId, type ReactNode } from 'react'
import { Button } from '@/ui/button/Button'
import { STATUS_WORDS, type CheckResult } from './report'
import { ChecksContext, type Work } from './useChecks'
import styles from './Section.module.css'

interface SectionProps {
  /** Two digits before the title. */
  number: string
  title: string
  /** One line below the title. */
  note?: string
  children: ReactNode
}

/** One numbered block of the list. */
export function Section({ number, title, note, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {note !== undefined && <p className={styles.about}>{note}</p>}
      {children}
    </section>
  )
}

interface RowProps extends CheckResult {
  /** Below the label, before the first result. */
  note?: string | undefined
  /** The button of the row. */
  children?: ReactNode
}

/** One line of the list: 通过, 失败 or 未检测, and the result. */
export function Row({ label, status, detail, note, tookMs, children }: RowProps) {
  return (
    <li className={styles.row} data-status={status}>
      <div className={styles.line}>
        <span className={styles.lamp} aria-hidden="true" />
        <span className={styles.words}>
          {label}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        <output className={styles.status}>
          {STATUS_WORDS[status]}
          {tookMs !== undefined && <span className={styles.took}>{tookMs}ms</span>}
        </output>
        {children}
      </div>
      {detail && <p className={styles.detail}>{detail}</p>}
    </li>
  )
}

interface CheckRowProps {
  id: string
  label: string
  work: Work
  note?: string | undefined
  /** On the button. */
  action?: string
}

/** A check that runs when it is tapped. */
export function CheckRow({ id, label, work, note, action = '检测' }: CheckRowProps) {
  const checks = useContext(ChecksContext)
  return (
    <Row status="unchecked" {...checks.results[id]} label={label} note={note}>
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
