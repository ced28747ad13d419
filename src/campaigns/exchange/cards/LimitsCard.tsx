import type { ExchangeConfig } from '@/api/exchange'
import { formatAmount } from '@/kit/amounts/money'
import styles from './LimitsCard.module.css'

interface LimitsCardProps {
  config: ExchangeConfig
}

/** How much can go at once, today, and in the whole campaign. */
export function LimitsCard({ config }: LimitsCardProps) {
  const { minAmount, maxAmount, dailyLimit, todayLeft, poolLeft } = config
  return (
    <section className={styles.card} aria-label="兑现限额">
      <dl className={styles.limits}>
        <div className={styles.limit}>
          <dt>单笔</dt>
          <dd>
            {maxAmount === undefined
              ? `${formatAmount(minAmount)}起`
              : `${formatAmount(minAmount)}–${formatAmount(maxAmount)}`}
          </dd>
        </div>
        <div className={styles.limit}>
          <dt>今日剩余</dt>
          <dd>{leftText(todayLeft)}</dd>
        </div>
        <div className={styles.limit}>
          <dt>活动剩余额度</dt>
          <dd>{leftText(poolLeft)}</dd>
        </div>
      </dl>
      {dailyLimit !== undefined && todayLeft !== undefined && dailyLimit > 0 && (
        <DayBar left={todayLeft} limit={dailyLimit} />
      )}
    </section>
  )
}

function DayBar({ left, limit }: { left: number; limit: number }) {
  const share = Math.max(0, Math.min(1, left / limit))
  return (
    <div className={styles.day}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ transform: `scaleX(${share})` }} />
      </span>
      <span className={styles.note}>每日上限 {formatAmount(limit)}</span>
    </div>
  )
}

function leftText(left: number | undefined): string {
  return left === undefined ? '不限' : formatAmount(left)
}
