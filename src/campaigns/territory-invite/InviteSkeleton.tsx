import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SkeletonBlock } from '@/ui/Skeleton'
import { head } from './head'
import { Hero } from './hero/Hero'
import styles from './TerritoryInvite.module.css'

/** The page's own layout in grey, under its meadow. */
export function InviteSkeleton() {
  return (
    <>
      <Hero houses={0} />
      <SkeletonBlock className={styles.boneCard} />
      <SkeletonBlock className={styles.boneForm} />
    </>
  )
}

/** For the page's document, which knows no address. */
export function InviteShell() {
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={{ name: 'LOADING' }}
      skeleton={<InviteSkeleton />}
      hero={null}
    >
      {null}
    </CampaignShell>
  )
}
