import { SkeletonBlock } from '@/ui/Skeleton'
import styles from './AssetDebut.module.css'
import { HeroView } from './Hero'

/** The page's own layout in grey, under its hall. */
export function DebutSkeleton() {
  return (
    <>
      <HeroView />
      <SkeletonBlock className={styles.skeletonFacts} />
      <SkeletonBlock className={styles.skeletonStages} />
      <SkeletonBlock className={styles.skeletonStory} />
    </>
  )
}
