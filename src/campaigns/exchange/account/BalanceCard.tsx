import type { ExchangeConfig } from '@/api/exchange'
import { formatAmount } from '@/kit/amounts/money'
import { AccountRow } from './AccountRow'
import { grossOf, moneyOf, rateText } from '../amount/quote'
import styles from './BalanceCard.module.css'

interface BalanceCardProps {
  /** Undefined where the platform only said that the campaign does not run. */
  config: ExchangeConfig | undefined
}

/** Whose rewards these are, and how many. */
export function BalanceCard({ config }: BalanceCardProps) {
  return (
    <section className={styles.card} aria-label={config ? '奖励余额' : '当前账号'}>
      <Engraving />
      <AccountRow />
      {config && <Balance config={config} />}
    </section>
  )
}

/** What can be exchanged, what cannot yet, and what it is worth. */
function Balance({ config }: { config: ExchangeConfig }) {
  const { available, frozen, rate } = config
  const worth = rate > 0 ? grossOf(available, config) : undefined
  return (
    <>
      <p className={styles.label}>可兑现（奖励）</p>
      <p className={styles.balance}>
        <span className={styles.number}>{formatAmount(available)}</span>
        <span className={styles.worth}>约 {moneyOf(worth)}</span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>冻结中</dt>
          <dd>{formatAmount(frozen)}</dd>
        </div>
        <div>
          <dt>兑现比例</dt>
          <dd>{rateText(config)}</dd>
        </div>
      </dl>
    </>
  )
}

/** Fine lines as on a bank note. */
function Engraving() {
  return (
    <svg
      viewBox="0 0 686 380"
      preserveAspectRatio="xMaxYMid slice"
      className={styles.engraving}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: 9 }, (_, line) => (
        <path
          key={line}
          d={`M${480 - line * 52} 400C${540 - line * 40} ${250 - line * 14} ${590 - line * 16} ${330 - line * 34} 720 ${200 - line * 30}`}
        />
      ))}
      {Array.from({ length: 7 }, (_, ring) => (
        <ellipse
          key={ring}
          cx="600"
          cy="118"
          rx="92"
          ry="34"
          transform={`rotate(${ring * 25.7} 600 118)`}
        />
      ))}
    </svg>
  )
}
