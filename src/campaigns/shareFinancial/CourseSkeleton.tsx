import { SkeletonBlock } from '@/ui/Skeleton'
import { Hero } from './Hero'
import styles from './ShareFinancial.module.css'

/** The hero, and the places of the cards. */
export function CourseSkeleton() {
  return (
    <>
      <Hero />
      <SkeletonBlock className={styles.skeletonCourse} />
      <SkeletonBlock className={styles.skeletonBlock} />
    </>
  )
}
