import { useRef, useState } from 'react'
import type { ExchangeConfig } from '@/api/exchange'
import { AmountInput } from '@/kit/amounts/AmountInput'
import { formatAmount, parseAmount } from '@/kit/amounts/money'
import { useCampaign } from '@/kit/page/useCampaign'
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
  amount: Amount
  disabled: boolean
}

/** The amount, and its value. */
export function AmountCard({ config, amount, disabled }: AmountCardProps) {
  const { track } = useCampaign()
  const { quote } = amount
  return (
    <section className={styles.card} aria-label="兑现数量">
      <div onBlur={amount.onLeave}>
        <AmountInput
          label="兑现数量"
          value={amount.typed}
          onChange={amount.onType}
          chips={disabled ? [] : quickAmounts(config)}
          onChip={({ label }) => label === ALL_LABEL && track('button', 'chip-all')}
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

type Amount = ReturnType<typeof useAmount>

/** The amount that is being typed. */
export function useAmount(config: ExchangeConfig | undefined) {
  const { track } = useCampaign()
  const [typed, setTyped] = useState('')
  const [checked, setChecked] = useState(false)
  const noted = useRef(false)
  const amount = parseAmount(typed)
  const problem = config && problemOf(amount, config)
  const rates = config && ratesOf(config)
  const isTimeToSay = checked || problem?.isTooMuch === true
  const isWrong = problem !== undefined && typed !== ''
  const onType = (next: string) => {
    setTyped(next)
    setChecked(false)
  }
  return {
    typed,
    error: isTimeToSay ? problem?.text : undefined,
    /** The value of the amount; undefined while it is invalid, or the terms are unknown. */
    quote: rates && !isWrong ? quoteOf(amount ?? 0, rates) : undefined,
    onType,
    onLeave: () => {
      if (typed === '') return
      setChecked(true)
      if (!noted.current) track('input', 'amount')
      noted.current = true
    },
    clear: () => onType(''),
    /** The amount if it can be exchanged; else undefined, and the field shows the error. */
    check: () => {
      setChecked(true)
      return problem ? undefined : amount
    },
  }
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
          <span className={styles.track} aria-hidden="true">
            <span
              className={styles.bar}
              style={{ transform: `scaleX(${Math.min(1, todayLeft / dailyLimit)})` }}
            />
          </span>
          <span className={styles.note}>每日上限 {formatAmount(dailyLimit)}</span>
        </div>
      )}
    </section>
  )
}

function leftText(left: number | undefined): string {
  return left === undefined ? '不限' : formatAmount(left)
}
