import { SkeletonBlock, SkeletonCircle } from '@/ui/Skeleton'
import page from '../OpinionRankingPage.module.css'
import styles from './RankingSkeleton.module.css'

const ROWS = [0, 1, 2, 3, 4] as const

/** The page's skeleton. */
export function RankingSkeleton() {
  return (
    <div className={page.body}>
      <SkeletonBlock className={styles.tabs} />
      <RowsSkeleton />
    </div>
  )
}

/** The skeleton of one period. */
export function RowsSkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles.podium}>
        <SkeletonBlock className={styles.second} />
        <SkeletonBlock className={styles.first} />
        <SkeletonBlock className={styles.third} />
      </div>
      <div className={styles.rows}>
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <SkeletonCircle className={styles.avatar} />
            <SkeletonBlock className={styles.name} />
          </div>
        ))}
      </div>
    </div>
  )
}
