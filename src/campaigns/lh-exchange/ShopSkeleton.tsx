import { SkeletonBlock, SkeletonCards } from '@/ui/Skeleton'
import { Hero } from './Hero'
import styles from './LhExchange.module.css'

/** The page's skeleton, under its machine. */
export function ShopSkeleton() {
  return (
    <>
      <Hero />
      <SkeletonCards heights={[144, 340]} />
      <div className={styles.skeletonGrid}>
        <SkeletonBlock height={600} />
        <SkeletonBlock height={600} />
      </div>
    </>
  )
}
