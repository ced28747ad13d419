import { SkeletonBlock } from '@/ui/Skeleton'
import { Hero } from './Hero'
import styles from './GiveGift.module.css'

/** The page's own layout in grey, under its box. */
export function GiftSkeleton() {
  return (
    <>
      <Hero isDone={false} />
      <div className={styles.skeleton}>
        <SkeletonBlock className={styles.skeletonSteps} />
        <SkeletonBlock className={styles.skeletonField} />
        <div className={styles.skeletonGrid}>
          {[0, 1, 2, 3, 4, 5].map((card) => (
            <SkeletonBlock key={card} className={styles.skeletonCard} />
          ))}
        </div>
      </div>
    </>
  )
}
