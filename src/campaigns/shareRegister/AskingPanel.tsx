import { SkeletonBlock, SkeletonCircle, SkeletonLines } from '@/ui/Skeleton'
import styles from './ShareRegister.module.css'

/** The result's own layout, while it is asked who is there. */
export function AskingPanel() {
  return (
    <div className={styles.panel} aria-busy="true">
      <output className="visually-hidden">加载中</output>
      <SkeletonCircle className={styles.boneBadge} />
      <SkeletonLines count={2} className={styles.boneLines} />
      <SkeletonBlock className={styles.boneButton} />
    </div>
  )
}
