import { SkeletonBlock } from '@/ui/Skeleton'
import { HeroView } from './Hero'
import styles from './AssetDebut.module.css'

/** The page's skeleton, under its hall. */
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
