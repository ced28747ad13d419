import { SkeletonBlock, SkeletonCircle, SkeletonLines } from '@/ui/Skeleton'
import styles from './TerritorySkeleton.module.css'

/** The page's layout while its first answers are on their way. */
export function TerritorySkeleton() {
  return (
    <>
      <SkeletonBlock className={styles.hero} />
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
