import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { SkeletonBlock } from '@/ui/Skeleton'
import { head } from './head'
import { MapHero } from './map/MapHero'
import styles from './ShareAddress.module.css'

/** The empty map, and the places of the cards. */
export function AddressSkeleton() {
  return (
    <>
      <MapHero land={undefined} />
      <SkeletonBlock className={styles.skeletonPlot} />
      <SkeletonBlock className={styles.skeletonBlock} />
    </>
  )
}

/** For the page's static document, which has no parameters. */
export function AddressShell() {
  return <WaitingShell title={head.title} className={styles.theme} skeleton={<AddressSkeleton />} />
}
