import type { Territory } from '@/api/territory'
import { factsOf } from './territoryFacts'
import styles from './Facts.module.css'

export interface FactsProps {
  territory: Territory
}

export function Facts({ territory }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {factsOf(territory).map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
