import { SkeletonBlock } from '@/ui/Skeleton'
import { head } from '../head'
import { Sky } from '../Sky'
import styles from './PickPage.module.css'

/** The list in grey. */
export function PickSkeleton() {
  return (
    <>
      <Sky />
      <div className={styles.head}>
        <p className={styles.title}>{head.title}</p>
        <p className={styles.line}>挑一位，聊聊今天</p>
      </div>
      <div className={styles.list}>
        {[0, 1, 2, 3].map((row) => (
          <SkeletonBlock key={row} className={styles.skeletonBlock} />
        ))}
      </div>
    </>
  )
}
