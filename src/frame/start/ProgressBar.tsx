import { classes } from '@/ui/classes'
import styles from './ProgressBar.module.css'

/** Shows what `lib/motion/progress` says of the document. Drawn like `Header`: no hooks here. */
export function ProgressBar({ className }: { className: string | undefined }) {
  return <div className={classes(styles.bar, className)} aria-hidden="true" />
}
