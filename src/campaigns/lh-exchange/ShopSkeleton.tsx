import { SkeletonBlock } from '@/ui/Skeleton'
import { Hero } from './Hero'
import styles from './LhExchange.module.css'

/** The page's skeleton, under its machine. */
export function ShopSkeleton() {
  return (
    <>
      <Hero />
      <SkeletonBlock className={styles.skeletonPoints} />
      <SkeletonBlock className={styles.skeletonRow} />
      <div className={styles.skeletonGrid}>
        <SkeletonBlock className={styles.skeletonCard} />
        <SkeletonBlock className={styles.skeletonCard} />
      </div>
    </>
  )
}
