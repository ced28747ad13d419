import { SkeletonBlock } from '@/ui/Skeleton'
import { EmptyHero } from './Hero'
import styles from './WarZone.module.css'

/** The page's skeleton, under its front. */
export function WarSkeleton() {
  return (
    <>
      <EmptyHero />
      <SkeletonBlock className={styles.skeletonCard} />
      <SkeletonBlock className={styles.skeletonList} />
    </>
  )
}
