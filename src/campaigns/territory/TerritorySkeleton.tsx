import { SkeletonBlock, SkeletonCircle, SkeletonLines } from '@/ui/Skeleton'
import hero from './hero/TerritoryHero.module.css'
import styles from './TerritorySkeleton.module.css'

/** The page's layout while its first answers are on their way. */
export function TerritorySkeleton() {
  return (
    <>
      <div className={hero.hero}>
        <div className={hero.words}>
          <SkeletonBlock className={styles.status} />
          <SkeletonBlock className={styles.name} />
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
