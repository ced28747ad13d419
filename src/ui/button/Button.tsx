import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { Dots } from './Dots'
import { usePress, type PressHandler } from './usePress'
import styles from './Button.module.css'

export interface ButtonProps {
  children: ReactNode
  /** A returned promise keeps the button busy and locked until it settles. */
  onPress?: PressHandler
  disabled?: boolean
  /** Busy for a reason of the owner's, e.g. its form is being sent. */
  busy?: boolean
  /** Said instead of the label while busy. */
  busyLabel?: string
  /** Soft tint instead of full colour: for the second choice. */
  quiet?: boolean
  /** For rows and cards. The target stays as large as a finger. */
  small?: boolean
  /** Takes the whole width. */
  wide?: boolean
  /** Submits the form that it stands in. */
  submit?: boolean
  /** What a screen reader says, when the label alone is not enough. */
  label?: string
  className?: string
}

export function Button({ onPress, disabled = false, submit = false, label, ...rest }: ButtonProps) {
  const own = usePress(onPress)
  const busy = own.busy || rest.busy === true
  return (
    <button
      type={submit ? 'submit' : 'button'}
      className={classes(
        styles.button,
        rest.quiet && styles.quiet,
        rest.small && styles.small,
        rest.wide && styles.wide,
        rest.className,
      )}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-label={label}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else own.press()
      }}
    >
      {/* While busy the label only fades: it keeps the width and the name. */}
      <span className={classes(styles.label, busy && !rest.busyLabel && styles.faded)}>
        {busy && rest.busyLabel ? rest.busyLabel : rest.children}
      </span>
      {busy && (
        <span className={rest.busyLabel ? undefined : styles.over}>
          <Dots />
        </span>
      )}
    </button>
  )
}
