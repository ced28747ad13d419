import { useCallback, useRef, useState } from 'react'
import type { ExchangeConfig } from '@/api/exchange'
import { AmountInput } from '@/kit/amounts/AmountInput'
import type { AmountChip } from '@/kit/amounts/AmountInput'
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
import type { Quote } from './amount'
import styles from './AmountCard.module.css'

interface AmountCardProps {
  config: ExchangeConfig
  amount: Amount
  disabled: boolean
}

/** The amount, and its value. */
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

interface Amount {
  typed: string
  /** The error, once it is time to show it. */
  error: string | undefined
  /** The value of the amount; undefined while it is invalid, or the terms are unknown. */
  quote: Quote | undefined
  onType: (typed: string) => void
  onChip: (chip: AmountChip) => void
  onLeave: () => void
  clear: () => void
  /** The amount if it can be exchanged; else undefined, and the field shows the error. */
  check: () => number | undefined
}

/** The amount that is being typed. */
export function useAmount(config: ExchangeConfig | undefined): Amount {
  const { track } = useCampaign()
  const [typed, setTyped] = useState('')
  const [checked, setChecked] = useState(false)
  const noted = useRef(false)
  const amount = parseAmount(typed)
  const problem = config && problemOf(amount, config)
  const rates = config && ratesOf(config)
  const isTimeToSay = checked || problem?.isTooMuch === true

  const onType = useCallback((next: string) => {
    setTyped(next)
    setChecked(false)
  }, [])
  const onChip = useCallback(
    (chip: AmountChip) => {
      if (chip.label === ALL_LABEL) track('button', 'chip-all')
    },
    [track],
  )
  const onLeave = useCallback(() => {
    if (typed === '') return
    setChecked(true)
    if (!noted.current) track('input', 'amount')
    noted.current = true
  }, [track, typed])
  const clear = useCallback(() => onType(''), [onType])
  const check = () => {
    setChecked(true)
    return problem ? undefined : amount
  }
  const isWrong = problem !== undefined && typed !== ''
  const quote = rates && !isWrong ? quoteOf(amount ?? 0, rates) : undefined
  const error = isTimeToSay ? problem?.text : undefined
  return { typed, error, quote, onType, onChip, onLeave, clear, check }
}

interface LimitsCardProps {
  config: ExchangeConfig
}

/** The limits per order, per day, and of the whole campaign. */
export function LimitsCard({ config }: LimitsCardProps) {
  const { minAmount, maxAmount, dailyLimit, todayLeft, poolLeft } = config
  return (
    <section className={styles.limitsCardCard} aria-label="兑现限额">
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
