import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { SkeletonCards } from '@/ui/Skeleton'
import { head } from './head'
import { MapHero } from './MapHero'
import styles from './ShareAddress.module.css'

/** Below the map. */
export function AddressSkeleton() {
  return <SkeletonCards heights={[330, 170]} over={64} />
}

/** For the page's static document, which has no parameters. */
export function AddressShell() {
  return (
    <WaitingShell
      title={head.title}
      className={styles.theme}
      hero={<MapHero land={undefined} />}
      skeleton={<AddressSkeleton />}
    />
  )
}
