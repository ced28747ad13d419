import { useState } from 'react'
import type { Asset } from '@/api/assets'
import { AssetCard } from '@/kit/assets/AssetCard'
import { lockOf } from '@/kit/assets/assetLock'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { RecordList } from '@/kit/list/RecordList'
import { useCampaign } from '@/kit/page/useCampaign'
import { parseServerTime } from '@/lib/serverClock'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/form/Field'
import { MOST_ASSETS, assetIdOf } from '../gift'
import type { GiftFlow } from '../useGift'
import styles from './Steps.module.css'

/** What is given: up to nine, of those that are free. */
export function AssetsStep({ gift }: { gift: GiftFlow }) {
  const { openLogin } = useCampaign()
  const { found, keyword } = gift
  const rows = found.data?.rows ?? []
  const now = useServerNowAt(rows.map(({ unlockAt }) => parseServerTime(unlockAt)))
  return (
    <section aria-label="选资产">
      <AssetSearch gift={gift} />
      <div className={styles.grid}>
        <RecordList
          query={found}
          idOf={assetIdOf}
          label="我的资产"
          empty={keyword === '' ? '暂无可转赠的资产' : '没有找到相关资产'}
          onLogin={openLogin}
        >
          {(asset) => <Choice asset={asset} now={now} gift={gift} />}
        </RecordList>
      </div>
    </section>
  )
}

interface ChoiceProps {
  asset: Asset
  now: number
  gift: GiftFlow
}

function Choice({ asset, now, gift }: ChoiceProps) {
  const { assetId, name, cover, serialNo } = asset
  // Without an id nobody can say which one it is.
  const lock = assetId === '' ? '暂不可转赠' : lockOf(asset, now).text
  return (
    <AssetCard
      name={name}
      cover={cover}
      serialNo={serialNo}
      lock={lock}
      chosen={gift.assetIds.includes(assetId)}
      onPress={() => gift.toggle(asset)}
    />
  )
}

function AssetSearch({ gift }: { gift: GiftFlow }) {
  const { track } = useCampaign()
  const [typed, setTyped] = useState(gift.keyword)
  return (
    <form
      role="search"
      aria-label="搜索资产"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        track('input', 'search')
        gift.search(typed.trim())
      }}
    >
      <Field
        label="搜索资产"
        hideLabel
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="资产名称或编号"
        value={typed}
        onChange={(text) => {
          setTyped(text)
          if (text === '') gift.search('')
        }}
        suffix={
          <Button small quiet submit>
            搜索
          </Button>
        }
      />
    </form>
  )
}

/** How many there are, and the way on. */
export function AssetsBar({ gift }: { gift: GiftFlow }) {
  const count = gift.assets.length
  return (
    <section aria-label="已选资产" className={styles.chosen}>
      <p role="status">
        已选 <b>{count}</b>/{MOST_ASSETS}
      </p>
      <Button disabled={count === 0} onPress={() => gift.go(gift.receiver ? 'confirm' : 'person')}>
        {count === 0 ? '请选择要转赠的资产' : '下一步'}
      </Button>
    </section>
  )
}
