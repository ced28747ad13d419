import { classes } from '@/ui/classes'
import styles from './Button.module.css'

export interface ButtonLook {
  /** Soft tint instead of full colour: for the secondary action. */
  quiet?: boolean | undefined
  /** For rows and cards. The target stays as large as a finger. */
  small?: boolean | undefined
  /** Takes the whole width. */
  wide?: boolean | undefined
  className?: string | undefined
}

/** The classes of a button, also for a link that looks like one. */
export const buttonClasses = ({ quiet, small, wide, className }: ButtonLook) =>
  classes(
    styles.button,
    quiet && styles.quiet,
    small && styles.small,
    wide && styles.wide,
    className,
  )
