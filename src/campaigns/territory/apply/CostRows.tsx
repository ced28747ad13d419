import type { ApplyInfo } from '@/api/territory'
import { appliesInApp, cyclesText, feeText } from './applyRules'
import styles from './CostRows.module.css'

export interface CostRowsProps {
  /** The price before any free quota. */
  adoptFee: number
  /** What this person pays; without it the price stands. */
  info?: Pick<ApplyInfo, 'fee' | 'deposit' | 'cycleDays'>
}

export function CostRows({ adoptFee, info }: CostRowsProps) {
  const fee = info ? info.fee : adoptFee
  // It is chosen with the payment, in the app.
  const cycles = cyclesText(info && appliesInApp(info) ? info.cycleDays : [])
  return (
    <dl className={styles.rows}>
      <div>
        <dt>认领费</dt>
        <dd>
          {adoptFee > fee && <s className={styles.before}>{feeText(adoptFee)}</s>}
          <strong className={styles.fee}>{feeText(fee)}</strong>
        </dd>
      </div>
      {info !== undefined && info.deposit > 0 && (
        <div>
          <dt>保证金</dt>
          <dd>{feeText(info.deposit)}</dd>
        </div>
      )}
      {cycles && (
        <div>
          <dt>可选周期</dt>
          <dd>{cycles}</dd>
        </div>
      )}
    </dl>
  )
}
