import { SkeletonBlock } from '@/ui/Skeleton'
import { HeroView } from './Hero'
import styles from './QiXi.module.css'

/** The page's own layout in grey, under its sky. */
export function QiXiSkeleton() {
  return (
    <>
      <HeroView />
      <SkeletonBlock className={styles.skeletonBoxes} />
      <SkeletonBlock className={styles.skeletonWheel} />
    </>
  )
}
