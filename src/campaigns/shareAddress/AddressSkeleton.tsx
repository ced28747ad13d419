import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SkeletonBlock } from '@/ui/Skeleton'
import { head } from './head'
import { MapHero } from './map/MapHero'
import styles from './ShareAddress.module.css'

/** The empty map, and the places of the cards. */
export function AddressSkeleton() {
  return (
    <>
      <MapHero land={undefined} />
      <SkeletonBlock className={styles.plotBone} />
      <SkeletonBlock className={styles.bone} />
    </>
  )
}

/** For the page's document, which knows no address. */
export function AddressShell() {
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={{ name: 'LOADING' }}
      skeleton={<AddressSkeleton />}
      hero={null}
    >
      {null}
    </CampaignShell>
  )
}
