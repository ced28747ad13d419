import { MomentShell } from '@/kit/moment/MomentShell'
import { MomentSkeleton } from '@/kit/moment/MomentSkeleton'
import { SkeletonLines } from '@/ui/Skeleton'
import { head } from './head'
import styles from './QuestBar.module.css'

/** The page's own document: most visits come from a task, so it reserves the task's bar. */
export function QuestSkeleton() {
  return (
    <MomentShell title={head.title} pageName="trends-detail-quest" bar={<BarSkeleton />}>
      <MomentSkeleton />
    </MomentShell>
  )
}

/** Reserves the place of the task's bar while the moment, which has the task, is loading. */
export function BarSkeleton() {
  return <SkeletonLines count={2} className={styles.skeleton} />
}
