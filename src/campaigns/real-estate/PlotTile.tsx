import { classes } from '@/ui/classes'
import { Picture } from '@/ui/picture/Picture'
import styles from './PlotTile.module.css'

interface PlotTileProps {
  cover: string
  name: string
  /** Sets the size, as its font size. */
  className?: string | undefined
}

/** A plot seen from above at an angle, with its picture as its ground. */
export function PlotTile({ cover, name, className }: PlotTileProps) {
  return (
    <span className={classes(styles.tile, className)} aria-hidden="true">
      <span className={styles.ground}>
        <Picture src={cover} name={name} decorative ratio={1} />
      </span>
    </span>
  )
}
