import type { ExchangeConfig } from '@/api/exchange'
import { AmountInput } from '@/kit/amounts/AmountInput'
import { quickAmounts } from './amountRules'
import { ARRIVAL_TIME } from './outcome'
import { feeRateText, moneyOf } from './quote'
import type { Amount } from './useAmount'
import styles from './AmountCard.module.css'

interface AmountCardProps {
  config: ExchangeConfig
  amount: Amount
  disabled: boolean
}

/** How much, and what it brings. */
export function AmountCard({ config, amount, disabled }: AmountCardProps) {
  const { quote } = amount
  return (
    <section className={styles.card} aria-label="兑现数量">
      <div onBlur={amount.onLeave}>
        <AmountInput
          label="兑现数量"
          value={amount.typed}
          onChange={amount.onType}
          chips={disabled ? [] : quickAmounts(config)}
          onChip={amount.onChip}
          error={amount.error}
          suffix={<span className={styles.unit}>奖励</span>}
          placeholder="请输入兑现数量"
          disabled={disabled}
        />
      </div>
      <dl className={styles.summary} aria-live="polite">
        <div className={styles.row}>
          <dt>
            手续费<span className={styles.rate}>{feeRateText(config)}</span>
          </dt>
          <dd>{moneyOf(quote?.fee)}</dd>
        </div>
        <div className={styles.row}>
          <dt>
            预计到账<span className={styles.rate}>{ARRIVAL_TIME}到账</span>
          </dt>
          <dd className={styles.cash}>{moneyOf(quote?.cash)}</dd>
        </div>
      </dl>
    </section>
  )
}
