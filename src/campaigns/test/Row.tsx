import type { ReactNode } from 'react'
import { STATUS_WORDS } from './checks'
import type { CheckStatus } from './checks'
import styles from './Row.module.css'

export interface RowProps {
  label: string
  status: CheckStatus
  /** What came, possibly in several lines. */
  detail?: string
  /** Below the label, before anything has come. */
  note?: string
  tookMs?: number
  /** The button of the row. */
  children?: ReactNode
}

/** One line of the list: 通过, 失败 or 未检测, and what came. */
export function Row({ label, status, detail, note, tookMs, children }: RowProps) {
  return (
    <li className={styles.row} data-status={status}>
      <div className={styles.head}>
        <span className={styles.lamp} aria-hidden="true" />
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        <output className={styles.status}>
          {STATUS_WORDS[status]}
          {tookMs !== undefined && <span className={styles.took}>{tookMs}ms</span>}
        </output>
        {children}
      </div>
      {detail !== undefined && detail !== '' && <p className={styles.detail}>{detail}</p>}
    </li>
  )
}
