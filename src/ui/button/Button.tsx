import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { buttonClasses, type ButtonLook } from './buttonClasses'
import { Dots } from './Dots'
import { usePress, type PressHandler } from './usePress'
import styles from './Button.module.css'

export interface ButtonProps extends ButtonLook {
  children: ReactNode
  /** A returned promise keeps the button busy and locked until it settles. */
  onPress?: PressHandler
  disabled?: boolean
  /** Busy for a reason of the owner's, e.g. its form is being submitted. */
  busy?: boolean
  /** Replaces the label while busy. */
  busyLabel?: string
  /** Submits its form. */
  submit?: boolean
  /** The accessible name, if the visible label is not enough. */
  label?: string
}

export function Button({ onPress, disabled = false, submit = false, label, ...rest }: ButtonProps) {
  const own = usePress(onPress)
  const busy = own.busy || rest.busy === true
  return (
    <button
      type={submit ? 'submit' : 'button'}
      className={buttonClasses(rest)}
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
