import { SkeletonBlock } from '@/ui/Skeleton'
import { HeroView } from './hero/Hero'
import styles from './LhExchange.module.css'

/** The page's own layout in grey, under its machine. */
export function ShopSkeleton() {
  return (
    <>
      <HeroView />
      <SkeletonBlock className={styles.bonePoints} />
      <SkeletonBlock className={styles.boneRow} />
      <div className={styles.boneGrid}>
        <SkeletonBlock className={styles.boneCard} />
        <SkeletonBlock className={styles.boneCard} />
      </div>
    </>
  )
}
