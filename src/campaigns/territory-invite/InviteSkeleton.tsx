import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { SkeletonBlock } from '@/ui/Skeleton'
import { head } from './head'
import { Hero } from './hero/Hero'
import styles from './TerritoryInvite.module.css'

/** The page's own layout in grey, under its meadow. */
export function InviteSkeleton() {
  return (
    <>
      <Hero houses={0} />
      <SkeletonBlock className={styles.skeletonCard} />
      <SkeletonBlock className={styles.skeletonForm} />
    </>
  )
}

/** For the page's document, which knows no address. */
export function InviteShell() {
  return <WaitingShell title={head.title} className={styles.theme} skeleton={<InviteSkeleton />} />
}
