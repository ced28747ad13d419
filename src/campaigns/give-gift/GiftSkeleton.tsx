import { SkeletonBlock } from '@/ui/Skeleton'
import styles from './GiveGift.module.css'
import { Hero } from './Hero'

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
