import { SkeletonCircle, SkeletonLines } from '@/ui/Skeleton'
import styles from './CommentSkeleton.module.css'

/** The placeholder of the first comments. */
export function CommentSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">正在加载评论</p>
      {[2, 3, 2, 2].map((lines, row) => (
        <div key={row} className={styles.row}>
          <SkeletonCircle className={styles.face} />
          <SkeletonLines count={lines} />
        </div>
      ))}
    </div>
  )
}
