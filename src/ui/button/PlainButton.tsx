import type { ComponentPropsWithRef } from 'react'
import { classes } from '@/ui/classes'
import { usePress, type PressHandler } from './usePress'
import styles from './Button.module.css'

interface PlainButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'onClick'> {
  /** A returned promise keeps it busy and locked until it settles. */
  onPress: PressHandler
}

/** An unstyled button, e.g. a row or a pill, that shows at once that its press is being processed. */
export function PlainButton({ onPress, className, ...button }: PlainButtonProps) {
  const { busy, press } = usePress(onPress)
  return (
    <button
      {...button}
      type="button"
      className={classes(styles.plain, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || button['aria-disabled']}
      onClick={press}
    />
  )
}
