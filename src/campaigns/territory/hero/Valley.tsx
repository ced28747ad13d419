import { classes } from '@/ui/classes'
import { ValleyField } from './ValleyField'
import { ValleyHills } from './ValleyHills'
import { ValleySky } from './ValleySky'
import { ValleyVillage } from './ValleyVillage'
import { useParallax } from './useParallax'
import styles from './Valley.module.css'

export interface ValleyProps {
  /** Lights the windows. */
  level: number
  className?: string
}

/** The territory at dusk, in four layers that part when the page scrolls. */
export function Valley({ level, className }: ValleyProps) {
  const root = useParallax()
  return (
    <div ref={root} className={classes(styles.valley, className)} aria-hidden="true">
      <ValleySky className={styles.layer} />
      <ValleyHills className={styles.layer} />
      <ValleyVillage level={level} className={styles.layer} />
      <ValleyField className={styles.layer} />
    </div>
  )
}
