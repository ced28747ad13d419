import { useState } from 'react'
import type { Asset } from '@/api/assets'
import { AssetCard } from '@/kit/assets/AssetCard'
import { lockOf } from '@/kit/assets/assetLock'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import type { PagedResult } from '@/kit/query/pagedQuery'
import { RecordList } from '@/kit/list/RecordList'
import { useCampaign } from '@/kit/page/useCampaign'
import { parseServerTime } from '@/lib/serverClock'
import { Button } from '@/ui/button/Button'
import { MOST_ASSETS, assetIdOf } from './gift'
import { SearchForm } from './SearchForm'
import styles from './Steps.module.css'

interface AssetsStepProps {
  found: PagedResult<Asset>
  keyword: string
  chosenIds: readonly string[]
  onSearch: (keyword: string) => void
  onToggle: (asset: Asset) => void
}

/** Chooses the assets: up to nine, of those that are free. */
export function AssetsStep({ found, keyword, chosenIds, onSearch, onToggle }: AssetsStepProps) {
  const { openLogin } = useCampaign()
  const rows = found.data?.rows ?? []
  const now = useServerNowAt(rows.map(({ unlockAt }) => parseServerTime(unlockAt)))
  return (
    <section aria-label="选资产">
      <AssetSearch keyword={keyword} onSearch={onSearch} />
      <div className={styles.grid}>
        <RecordList
          query={found}
          idOf={assetIdOf}
          label="我的资产"
          empty={keyword === '' ? '暂无可转赠的资产' : '没有找到相关资产'}
          onLogin={openLogin}
        >
          {(asset) => (
            <Choice
              asset={asset}
              now={now}
              chosen={chosenIds.includes(asset.assetId)}
              onPress={() => onToggle(asset)}
            />
          )}
        </RecordList>
      </div>
    </section>
  )
}

interface ChoiceProps {
  asset: Asset
  now: number
  chosen: boolean
  onPress: () => void
}

function Choice({ asset, now, chosen, onPress }: ChoiceProps) {
  const { assetId, name, cover, serialNo } = asset
  // Without an id the asset cannot be identified.
  const lock = assetId === '' ? '暂不可转赠' : lockOf(asset, now).text
  return (
    <AssetCard
      name={name}
      cover={cover}
      serialNo={serialNo}
      lock={lock}
      chosen={chosen}
      onPress={onPress}
    />
  )
}

function AssetSearch({ keyword, onSearch }: Pick<AssetsStepProps, 'keyword' | 'onSearch'>) {
  const [typed, setTyped] = useState(keyword)
  return (
    <SearchForm
      label="搜索资产"
      placeholder="资产名称或编号"
      value={typed}
      onChange={(text) => {
        setTyped(text)
        if (text === '') onSearch('')
      }}
      onSearch={() => onSearch(typed.trim())}
    />
  )
}

/** The number chosen, and the button to the next step. */
export function AssetsBar({ count, onNext }: { count: number; onNext: () => void }) {
  return (
    <section aria-label="已选资产" className={styles.chosen}>
      <p role="status">
        已选 <b>{count}</b>/{MOST_ASSETS}
      </p>
      <Button disabled={count === 0} onPress={onNext}>
        {count === 0 ? '请选择要转赠的资产' : '下一步'}
      </Button>
    </section>
  )
}
