import type { ChannelRecord } from '@/api/channel'
import { currentVisit } from '@/bridge/environment'
import { leaveForStore, storesFor, type Store } from '@/kit/open-app/stores'
import { Button } from '@/ui/button/Button'
import { DownloadIcon } from '@/ui/icons'
import { recordLeaving } from './channelRecord'
import styles from './StoreButtons.module.css'

const SYSTEMS: Record<Store, string> = { ios: 'iOS', android: '安卓' }

interface StoreButtonsProps {
  /** The channel that the download is counted for. */
  source: Pick<ChannelRecord, 'channelCode' | 'subChannel' | 'landingPath'>
  /** The tap's own event; it comes before the page is left. */
  onLeave: (store: Store) => void
  quiet?: boolean
  small?: boolean
}

/** Links to the app in this phone's store; to both stores if its system is unknown. */
export function StoreButtons({ source, onLeave, quiet = false, small = false }: StoreButtonsProps) {
  const stores = storesFor(currentVisit().os)
  const download = (store: Store) => {
    onLeave(store)
    recordLeaving({ ...source, eventType: 'DOWNLOAD' })
    leaveForStore(store)
  }
  return (
    <div className={small ? styles.row : styles.column}>
      {stores.map((store) => (
        <Button
          key={store}
          wide={!small}
          small={small}
          quiet={quiet}
          onPress={() => download(store)}
        >
          <span className={styles.label}>
            {!small && <DownloadIcon className={styles.icon} />}
            {stores.length > 1 ? `下载App（${SYSTEMS[store]}）` : '下载App'}
          </span>
        </Button>
      ))}
    </div>
  )
}
