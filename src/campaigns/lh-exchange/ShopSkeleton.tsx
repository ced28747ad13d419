import { SkeletonBlock } from '@/ui/Skeleton'
import { HeroView } from './Hero'
import styles from './LhExchange.module.css'

/** The page's own layout in grey, under its machine. */
export function ShopSkeleton() {
  return (
    <>
      <HeroView />
      <SkeletonBlock className={styles.skeletonPoints} />
      <SkeletonBlock className={styles.skeletonRow} />
      <div className={styles.skeletonGrid}>
        <SkeletonBlock className={styles.skeletonCard} />
        <SkeletonBlock className={styles.skeletonCard} />
      </div>
    </>
  )
}
