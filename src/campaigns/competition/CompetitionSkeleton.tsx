import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { SkeletonBlock } from '@/ui/Skeleton'
import styles from './Competition.module.css'
import { head } from './head'
import { Hero } from './hero/Hero'

/** The page's own layout in grey, under its podium. */
export function CompetitionSkeleton() {
  return (
    <>
      <Hero name={head.title} line="带上你的作品，站上领奖台" poolText="" />
      <SkeletonBlock className={styles.skeletonCard} />
      <SkeletonBlock className={styles.skeletonCard} />
    </>
  )
}

/** For the page's document, which knows no address. */
export function CompetitionShell() {
  return (
    <WaitingShell
      title={head.title}
      className={styles.theme}
      dark
      skeleton={<CompetitionSkeleton />}
    />
  )
}
