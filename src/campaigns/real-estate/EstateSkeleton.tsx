import { SkeletonBlock } from '@/ui/Skeleton'
import { Hero } from './Hero'
import styles from './RealEstate.module.css'

/** The page's own layout in grey, under its map. */
export function EstateSkeleton() {
  return (
    <>
      <Hero />
      <div className={styles.skeleton}>
        <SkeletonBlock className={styles.skeletonTabs} />
        <SkeletonBlock className={styles.skeletonSearch} />
        <RowsSkeleton />
      </div>
    </>
  )
}

/** A list in grey. */
export function RowsSkeleton() {
  return (
    <>
      {[0, 1, 2, 3].map((row) => (
        <SkeletonBlock key={row} className={styles.skeletonRow} />
      ))}
    </>
  )
}
