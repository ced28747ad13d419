import type { Land } from '@/api/land'
import { coordinatesOf } from '../address'
import { head } from '../head'
import styles from './Map.module.css'
import { PlotMap } from './PlotMap'

/** The map with its title; the plot is on it once it has loaded. */
export function MapHero({ land }: { land: Land | undefined }) {
  const planet = land?.planetName
  const place = land && coordinatesOf(land)
  return (
    <header className={styles.hero}>
      <PlotMap land={land} />
      <div className={styles.title}>
        <h1 className={styles.heading}>{head.title}</h1>
        <p className={styles.planet}>{planet || '数字世界地图'}</p>
      </div>
      {place && <p className={styles.place}>{place}</p>}
    </header>
  )
}
