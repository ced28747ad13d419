import { useCallback, useRef, useState } from 'react'
import type { ExchangeConfig } from '@/api/exchange'
import type { AmountChip } from '@/kit/amounts/AmountInput'
import { parseAmount } from '@/kit/amounts/money'
import { useCampaign } from '@/kit/page/useCampaign'
import { ALL_LABEL, problemOf } from './amountRules'
import { quoteOf, ratesOf } from './quote'
import type { Quote } from './quote'

export interface Amount {
  typed: string
  /** What is wrong, as far as it is time to say it. */
  error: string | undefined
  /** What the amount would bring; undefined while it is wrong, or the terms are not known. */
  quote: Quote | undefined
  onType: (typed: string) => void
  onChip: (chip: AmountChip) => void
  onLeave: () => void
  clear: () => void
  /** The amount when it can be exchanged; else undefined, and the field says why. */
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
