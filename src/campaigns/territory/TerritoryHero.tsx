import type { Territory } from '@/api/territory'
import { formatCount } from '@/lib/format/formatCount'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonBlock, SkeletonCircle, SkeletonLines } from '@/ui/Skeleton'
import { Valley } from './hero/Valley'
import { STATUS_LABELS } from './territoryState'
import styles from './TerritoryHero.module.css'

interface TerritoryHeroProps {
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

/** The valley in the dark, for an unknown id. */
export function NoTerritoryHero() {
  return (
    <header className={styles.noTerritoryHero}>
      <Valley level={0} className={styles.dim} />
      <h1 className={styles.title}>领地</h1>
    </header>
  )
}

export function NoTerritoryNote() {
  return (
    <div className={styles.note} aria-live="polite">
      <EmptyState text="领地不存在" className={styles.empty} />
    </div>
  )
}

/** The page's layout while its first answers load. */
export function TerritorySkeleton() {
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.words}>
          <SkeletonBlock width={180} height={48} />
          <SkeletonBlock width={380} height={76} above={20} />
        </div>
      </div>
      <div className={styles.lord}>
        <SkeletonCircle className={styles.avatar} />
        <SkeletonLines count={2} />
      </div>
      <div className={styles.facts}>
        <SkeletonBlock className={styles.fact} />
        <SkeletonBlock className={styles.fact} />
        <SkeletonBlock className={styles.fact} />
      </div>
      <div className={styles.card}>
        <SkeletonLines count={5} />
      </div>
    </>
  )
}
