import { SkeletonBlock } from '@/ui/Skeleton'
import { Hero } from './Hero'
import styles from './TerritoryCarnival.module.css'

/** The page's own layout in grey, under its fair. */
export function CarnivalSkeleton() {
  return (
    <>
      <Hero endTime={undefined} />
      <SkeletonBlock className={styles.skeletonEntry} />
      <SkeletonBlock className={styles.skeletonBooths} />
      <SkeletonBlock className={styles.skeletonList} />
    </>
  )
}
