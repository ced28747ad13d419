import { EmptyState } from '@/ui/EmptyState'
import { Valley } from './Valley'
import styles from './NoTerritory.module.css'

/** The valley in the dark, for an id that leads nowhere. */
export function NoTerritoryHero() {
  return (
    <header className={styles.hero}>
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
