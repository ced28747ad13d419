import { AmountInput } from './AmountInput'
import { priceError } from './price'

interface PriceInputProps {
  label: string
  /** The typed text; `typedPrice` reads it. */
  value: string
  onChange: (value: string) => void
  /** It was submitted: errors are shown from now on. */
  isTried: boolean
  disabled?: boolean
}

/** A field for a price in 元, with two decimals. */
export function PriceInput({ isTried, ...field }: PriceInputProps) {
  const error = isTried ? priceError(field.value) : undefined
  return (
    <AmountInput
      {...field}
      decimals={2}
      prefix="¥"
      placeholder="0.00"
      {...(error !== undefined && { error })}
    />
  )
}
