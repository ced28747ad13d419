import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { SkeletonBlock } from '@/ui/Skeleton'
import { Banner } from './Banner'
import { head } from './head'
import styles from './DaoDetail.module.css'

/** The page's skeleton, under its banner. */
export function DaoSkeleton() {
  return (
    <>
      <Banner dao={undefined} />
      <SkeletonBlock className={styles.skeletonNotice} />
      <SkeletonBlock className={styles.skeletonList} />
    </>
  )
}

/** For the page's static document, which has no parameters. */
export function DaoShell() {
  return (
    <WaitingShell title={head.title} className={styles.theme} dark skeleton={<DaoSkeleton />} />
  )
}
