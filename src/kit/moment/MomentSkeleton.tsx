import { SkeletonBlock, SkeletonCircle, SkeletonLines } from '@/ui/Skeleton'
import { CommentSkeleton } from './comments/CommentSkeleton'
import styles from './MomentSkeleton.module.css'

/** The placeholder of a moment. */
export function MomentSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">正在加载动态</p>
      <div className={styles.article}>
        <div className={styles.author}>
          <SkeletonCircle className={styles.face} />
          <SkeletonLines count={2} className={styles.names} />
        </div>
        <SkeletonLines count={3} />
        <SkeletonBlock className={styles.picture} />
      </div>
      <CommentSkeleton />
    </div>
  )
}
