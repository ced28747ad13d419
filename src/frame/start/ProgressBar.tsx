import { classes } from '@/ui/classes'
import styles from './ProgressBar.module.css'

/** Shows the document's state of `lib/motion/progress`. Rendered like `Header`: no hooks here. */
export function ProgressBar({ className }: { className: string | undefined }) {
  return <div className={classes(styles.bar, className)} aria-hidden="true" />
}
