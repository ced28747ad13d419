import { SkeletonBlock, SkeletonLines } from '@/ui/Skeleton'
import { Hero } from './hero/Hero'
import styles from './Skeleton.module.css'

/** The page's own layout in grey, under its medal. */
export function RecruitmentSkeleton() {
  return (
    <>
      <Hero inviter={undefined} />
      <SkeletonBlock className={styles.news} />
      <SkeletonBlock className={styles.status} />
      <SkeletonLines count={1} className={styles.heading} />
      <div className={styles.cards}>
        <SkeletonBlock className={styles.card} />
        <SkeletonBlock className={styles.card} />
      </div>
      <SkeletonBlock className={styles.panel} />
    </>
  )
}
