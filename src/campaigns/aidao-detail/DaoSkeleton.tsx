import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { SkeletonCards } from '@/ui/Skeleton'
import { Banner } from './Banner'
import { head } from './head'
import styles from './DaoDetail.module.css'

/** Below the banner. */
export function DaoSkeleton() {
  return <SkeletonCards heights={[220, 640]} />
}

/** For the page's static document, which has no parameters. */
export function DaoShell() {
  return (
    <WaitingShell
      title={head.title}
      className={styles.theme}
      dark
      hero={<Banner dao={undefined} />}
      skeleton={<DaoSkeleton />}
    />
  )
}
