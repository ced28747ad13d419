import { SkeletonBlock } from '@/ui/Skeleton'
import styles from './RealEstate.module.css'

/** The page's skeleton, under its map. */
export function EstateSkeleton() {
  return (
    <div className={styles.skeleton}>
      <SkeletonBlock height={88} />
      <SkeletonBlock height={100} above={16} />
      <RowsSkeleton />
    </div>
  )
}

/** The skeleton of a list. */
export function RowsSkeleton() {
  return (
    <>
      {[0, 1, 2, 3].map((row) => (
        <SkeletonBlock key={row} height={176} above={20} />
      ))}
    </>
  )
}
