import type { Territory } from '@/api/territory'
import { formatCount } from '@/lib/format/formatCount'
import { STATUS_LABELS } from '../territoryState'
import { Valley } from './Valley'
import styles from './TerritoryHero.module.css'

export interface TerritoryHeroProps {
  territory: Territory
}

export function TerritoryHero({ territory }: TerritoryHeroProps) {
  const { name, planetName, level, prosperity, status } = territory
  return (
    <header className={styles.hero}>
      <Valley level={status === 'LOCKED' ? 0 : level} />
      <div className={styles.words}>
        <p className={styles.tags}>
          <span className={styles.status} data-status={status}>
            {STATUS_LABELS[status]}
          </span>
          {planetName && <span className={styles.planet}>{planetName}</span>}
        </p>
        <h1 className={styles.name}>{name || '无名领地'}</h1>
        <dl className={styles.figures}>
          <div>
            <dt>等级</dt>
            <dd>Lv.{level}</dd>
          </div>
          <div>
            <dt>繁荣度</dt>
            <dd>{formatCount(prosperity)}</dd>
          </div>
        </dl>
      </div>
    </header>
  )
}
