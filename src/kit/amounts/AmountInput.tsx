import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Chip } from '@/ui/button/Chip'
import { classes } from '@/ui/classes'
import { Field } from '@/ui/form/Field'
import { cleanAmount, parseAmount, plainAmount, typedAmount, unclearAmount } from './money'
import styles from './AmountInput.module.css'

export interface AmountChip {
  label: string
  /** In the smallest unit. */
  amount: number
}

export interface AmountInputProps {
  label: string
  /** The typed text; `parseAmount` reads it. */
  value: string
  onChange: (value: string) => void
  /** Digits after the point: 0 for points, 2 for money. */
  decimals?: number
  /** Amounts to tap, e.g. 最小, 50%, 全部. */
  chips?: readonly AmountChip[]
  onChip?: (chip: AmountChip) => void
  error?: string
  /** Before the digits, e.g. ¥. */
  prefix?: ReactNode
  /** After them, e.g. 积分. */
  suffix?: ReactNode
  placeholder?: string
  disabled?: boolean
}

/** A large field for an amount. On blur it shows the parsed value: 「1,000」 with 1000, 「12,5」 with 12.5. */
export function AmountInput({
  value,
  onChange,
  decimals = 0,
  chips = [],
  onChip,
  error,
  suffix,
  disabled = false,
  ...field
}: AmountInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const amount = parseAmount(value, decimals)
  const plain = plainAmount(value)
  return (
    <div className={classes(styles.amount, value !== '' && styles.typed)}>
      <Field
        {...field}
        ref={input}
        suffix={suffix === undefined ? undefined : <span className={styles.unit}>{suffix}</span>}
        value={value}
        onChange={(text) => onChange(cleanAmount(text))}
        onBlur={() => {
          if (amount !== undefined && plain !== undefined && plain !== value) onChange(plain)
        }}
        error={unclearAmount(value, decimals) ?? error}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        enterKeyHint="done"
        autoComplete="off"
        disabled={disabled}
      />
      {chips.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it does nothing by itself
        <div className={styles.chips} onMouseDown={stayInField}>
          {chips.map((chip) => (
            <Chip
              key={chip.label}
              chosen={amount === chip.amount && amount > 0}
              disabled={disabled}
              onPress={() => {
                onChange(typedAmount(chip.amount, decimals))
                onChip?.(chip)
                // The keyboard closes, as after any other tap.
                input.current?.blur()
              }}
            >
              {chip.label}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}

/** The message shown on blur would move the chips away from under a finger that is still down. */
function stayInField(event: MouseEvent): void {
  event.preventDefault()
}
