import { ASSET_PAGE_SIZE, listAssets } from '@/api/assets'
import type { Asset } from '@/api/assets'
import { AssetCard } from '@/kit/assets/AssetCard'
import { lockOf } from '@/kit/assets/assetLock'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { RecordList } from '@/kit/list/RecordList'
import { usePages } from '@/kit/list/pagedQuery'
import { useCampaign } from '@/kit/page/useCampaign'
import { parseServerTime } from '@/lib/serverClock'
import { Sheet } from '@/ui/modal/Sheet'
import { assetIdOf } from '../queries'
import styles from './Trade.module.css'

interface AssetSheetProps {
  open: boolean
  onClose: () => void
  /** What is traded; undefined while nobody says: then the platform decides. */
  itemId: string | undefined
  onPick: (asset: Asset) => void
}

/** Which of the own ones: those that are locked say why. */
export function AssetSheet({ open, onClose, ...assets }: AssetSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="选择要出售的地块">
      <Assets {...assets} />
    </Sheet>
  )
}

function Assets({ itemId, onPick }: Pick<AssetSheetProps, 'itemId' | 'onPick'>) {
  const { openLogin } = useCampaign()
  const query = usePages(listAssets, { itemId, pageSize: ASSET_PAGE_SIZE }, { idOf: assetIdOf })
  const rows = query.data?.rows ?? []
  const now = useServerNowAt(rows.map(({ unlockAt }) => parseServerTime(unlockAt)))
  return (
    <div className={styles.grid}>
      <RecordList
        query={query}
        idOf={assetIdOf}
        label="我的地块"
        empty="暂无可出售的地块"
        onLogin={openLogin}
      >
        {(asset) => (
          <AssetCard
            name={asset.name}
            cover={asset.cover}
            serialNo={asset.serialNo}
            lock={lockText(asset, itemId, now)}
            onPress={() => onPick(asset)}
          />
        )}
      </RecordList>
    </div>
  )
}

/** Why it cannot be sold here; '' for what can. Without an id nobody can say which one it is. */
function lockText(asset: Asset, itemId: string | undefined, now: number): string {
  const isOther = asset.itemId !== '' && itemId !== undefined && asset.itemId !== itemId
  return asset.assetId === '' || isOther ? '暂不可交易' : lockOf(asset, now, '暂不可交易').text
}
