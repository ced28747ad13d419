import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { SkeletonCards } from '@/ui/Skeleton'
import { head } from './head'
import { Stage } from './Stage'
import styles from './RecommendationOfficer.module.css'

/** Below the stage. */
export function OfficerSkeleton() {
  return <SkeletonCards heights={[220, 220]} />
}

/** For the page's static document, which has no parameters. */
export function OfficerShell() {
  return (
    <WaitingShell
      title={head.title}
      className={styles.theme}
      hero={<Stage line="一席之位，等一位真诚的人" />}
      skeleton={<OfficerSkeleton />}
    />
  )
}
