import { Gear } from './Gear'
import styles from './Hero.module.css'

/** The large gears on the workshop's wall: they mesh, so neighbours turn against each other. */
export function WallGears() {
  return (
    <svg className={styles.gears} viewBox="0 0 750 660" aria-hidden="true">
      <Gear x={628} y={96} radius={88} teeth={18} turn={26} color="#12716f" shade="#0a4a4c" />
      <Gear x={458} y={58} radius={58} teeth={12} turn={-17.3} color="#167e7b" shade="#0a4a4c" />
      <Gear x={706} y={246} radius={54} teeth={11} turn={-15.9} color="#167e7b" shade="#0a4a4c" />
      <Gear x={372} y={4} radius={34} teeth={7} turn={10.1} color="#12716f" shade="#0a4a4c" />
    </svg>
  )
}
