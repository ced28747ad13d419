import { useRef } from 'react'
import type { ExchangeConfig } from '@/api/exchange'
import { AmountInput } from '@/kit/amounts/AmountInput'
import { formatAmount, parseAmount } from '@/kit/amounts/money'
import { useCampaign } from '@/kit/page/useCampaign'
import { Bar } from '@/ui/Bar'
import {
  ALL_LABEL,
  feeRateText,
  moneyOf,
  problemOf,
  quickAmounts,
  quoteOf,
  ratesOf,
} from './amount'
import { ARRIVAL_TIME } from './outcome'
import styles from './AmountCard.module.css'

interface AmountCardProps {
  config: ExchangeConfig
  typed: string
  /** The field shows the problem of an amount that is not complete, too. */
  isChecked: boolean
  disabled: boolean
  onType: (text: string) => void
  onCheck: () => void
}

/** The amount, and its value, which is empty while the amount is invalid. */
export function AmountCard(props: AmountCardProps) {
  const { config, typed, isChecked, disabled, onType, onCheck } = props
  const { track } = useCampaign()
  const isTracked = useRef(false)
  const amount = parseAmount(typed)
  const problem = problemOf(amount, config)
  const rates = ratesOf(config)
  const quote = rates && (!problem || typed === '') ? quoteOf(amount ?? 0, rates) : undefined
  const onLeave = () => {
    if (typed === '') return
    onCheck()
    if (!isTracked.current) track('input', 'amount')
    isTracked.current = true
  }
  return (
    <section className={styles.card} aria-label="兑现数量">
      <div onBlur={onLeave}>
        <AmountInput
          label="兑现数量"
          value={typed}
          onChange={onType}
          chips={disabled ? [] : quickAmounts(config)}
          onChip={({ label }) => label === ALL_LABEL && track('button', 'chip-all')}
          error={isChecked || problem?.isTooMuch === true ? problem?.text : undefined}
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

/** The limits per order, per day, and of the whole campaign. */
export function LimitsCard({ config }: { config: ExchangeConfig }) {
  const { minAmount, maxAmount, dailyLimit, todayLeft, poolLeft } = config
  const min = formatAmount(minAmount)
  const limits = [
    ['单笔', maxAmount === undefined ? `${min}起` : `${min}–${formatAmount(maxAmount)}`],
    ['今日剩余', leftText(todayLeft)],
    ['活动剩余额度', leftText(poolLeft)],
  ] as const
  return (
    <section className={styles.limitsCard} aria-label="兑现限额">
      <dl className={styles.limits}>
        {limits.map(([name, limit]) => (
          <div key={name} className={styles.limit}>
            <dt>{name}</dt>
            <dd>{limit}</dd>
          </div>
        ))}
      </dl>
      {dailyLimit !== undefined && todayLeft !== undefined && dailyLimit > 0 && (
        <div className={styles.day}>
          <Bar share={todayLeft / dailyLimit} className={styles.bar} />
          <span className={styles.note}>每日上限 {formatAmount(dailyLimit)}</span>
        </div>
      )}
    </section>
  )
}

function leftText(left: number | undefined): string {
  return left === undefined ? '不限' : formatAmount(left)
}
