import { useState } from 'react'
import { MinusIcon, PlusIcon } from '@/ui/icons'
import { cleanAmount, parseAmount } from './money'
import { withinLimits } from './quantity'
import styles from './QuantityInput.module.css'

export interface QuantityInputProps {
  label: string
  value: number
  onChange: (value: number) => void
  max: number
}

/** A quantity: one less, one more, or typed. */
export function QuantityInput({ label, value, onChange, max }: QuantityInputProps) {
  const [typed, setTyped] = useState<string>()
  const set = (quantity: number) => onChange(withinLimits(quantity, max))
  const step = (by: number) => {
    setTyped(undefined)
    set(value + by)
  }
  const finish = () => {
    if (typed !== undefined) set(parseAmount(typed) ?? value)
    setTyped(undefined)
  }
  return (
    <fieldset aria-label={label} className={styles.quantity}>
      <button
        type="button"
        aria-label="减少"
        disabled={value <= 1}
        className={styles.step}
        onClick={() => step(-1)}
      >
        <MinusIcon />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        className={styles.number}
        value={typed ?? String(value)}
        onChange={(event) => {
          const text = cleanAmount(event.currentTarget.value)
          setTyped(text)
          // Counts while it is typed: in Safari a tap on a button does not end the input.
          const quantity = parseAmount(text)
          if (quantity !== undefined) set(quantity)
        }}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
      <button
        type="button"
        aria-label="增加"
        disabled={value >= max}
        className={styles.step}
        onClick={() => step(1)}
      >
        <PlusIcon />
      </button>
    </fieldset>
  )
}
