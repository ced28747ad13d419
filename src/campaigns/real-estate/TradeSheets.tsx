import { useState, type ReactNode } from 'react'
import { ASSET_PAGE_SIZE, listAssets, type Asset } from '@/api/assets'
import type { MarketItem, Sale } from '@/api/market'
import { PriceInput } from '@/kit/amounts/PriceInput'
import { QuantityInput } from '@/kit/amounts/QuantityInput'
import { typedAmount } from '@/kit/amounts/money'
import { typedPrice } from '@/kit/amounts/price'
import { AssetCard } from '@/kit/assets/AssetCard'
import { lockOf } from '@/kit/assets/assetLock'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { RecordList } from '@/kit/list/RecordList'
import { usePages } from '@/kit/query/pagedQuery'
import { useCampaign } from '@/kit/page/useCampaign'
import { ConfirmDialog } from '@/kit/write/ConfirmDialog'
import { parseServerTime } from '@/lib/serverClock'
import { Button } from '@/ui/button/Button'
import { Chip } from '@/ui/button/Chip'
import {
  DAYS,
  RISK,
  incomeOf,
  isFarFrom,
  itemFor,
  nameOf,
  priceText,
  rateText,
  titleOf,
} from './market'
import { PlotTile } from './PlotTile'
import { assetIdOf } from './queries'
import type { Move } from './trade'
import styles from './TradeSheets.module.css'

interface AssetsProps {
  /** The item being traded; undefined if unknown: then the platform decides. */
  itemId: string | undefined
  onPick: (asset: Asset) => void
}

/** The choice of an own asset: locked ones show the reason. */
export function Assets({ itemId, onPick }: AssetsProps) {
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

/** Why it cannot be sold here; '' if it can. Without an id the asset cannot be identified. */
function lockText(asset: Asset, itemId: string | undefined, now: number): string {
  const isOther = asset.itemId !== '' && itemId !== undefined && asset.itemId !== itemId
  return asset.assetId === '' || isOther ? '暂不可交易' : lockOf(asset, now, '暂不可交易').text
}

interface MoveProps {
  item: MarketItem | undefined
  busy: boolean
  onSend: (move: Move) => Promise<void>
}

/** 「挂售」 and 「改价」: the price, and the resulting income. */
export function PriceForm({
  piece,
  item: shown,
  busy,
  onSend,
}: MoveProps & { piece: Asset | Sale }) {
  const sale = 'saleId' in piece ? piece : undefined
  const item = itemFor(shown, piece.itemId)
  return (
    <TradeForm
      label="挂售价格"
      typed={sale?.price === undefined ? '' : typedAmount(sale.price, 2)}
      item={item}
      busy={busy}
      submitLabel={sale ? '确认改价' : '确认挂售'}
      onSubmit={(price) => {
        const id = 'saleId' in piece ? { saleId: piece.saleId } : { assetId: piece.assetId }
        return onSend({ action: 'LIST', ...id, price })
      }}
      intro={
        <div className={styles.piece}>
          <PlotTile cover={piece.cover} name={piece.name} className={styles.tile} />
          <div className={styles.words}>
            <h3 className={styles.name}>{titleOf(piece)}</h3>
            <p className={styles.note}>地板价 {priceText(item?.floorPrice)}</p>
            {sale && <p className={styles.note}>现价 {priceText(sale.price)}</p>}
          </div>
        </div>
      }
    >
      {(price) => {
        const quote = price === undefined ? undefined : incomeOf(price, item?.feeRate)
        return (
          <Sums
            rows={[
              [`手续费（${rateText(item?.feeRate)}）`, quote ? `−${priceText(quote.fee)}` : '--'],
              ['预计到账', priceText(quote?.income)],
            ]}
            note={`${item?.feeRate === undefined ? '手续费暂时无法获取，' : ''}以平台实际结算为准`}
          />
        )
      }}
    </TradeForm>
  )
}

const MOST_PIECES = 99

interface WantFormProps extends MoveProps {
  itemId: string | undefined
}

/** 「发布求购」: the price, the quantity and the duration. */
export function WantForm({ itemId = '', item, busy, onSend }: WantFormProps) {
  const [quantity, setQuantity] = useState(1)
  const [days, setDays] = useState<number>(DAYS[2])
  return (
    <TradeForm
      label="求购单价"
      item={item}
      busy={busy}
      submitLabel="确认发布"
      onSubmit={(price) => onSend({ action: 'CREATE_WANT', itemId, price, quantity, days })}
      intro={
        <p className={styles.lead}>
          {nameOf(item)} · 地板价 {priceText(item?.floorPrice)}
        </p>
      }
    >
      {(price) => (
        <>
          <div className={styles.field}>
            <p>求购数量</p>
            <QuantityInput
              label="求购数量"
              value={quantity}
              onChange={setQuantity}
              max={MOST_PIECES}
            />
          </div>
          <div className={styles.field} role="group" aria-label="求购期限">
            <p>求购期限</p>
            <div className={styles.days}>
              {DAYS.map((count) => (
                <Chip key={count} chosen={count === days} onPress={() => setDays(count)}>
                  {`${count}天`}
                </Chip>
              ))}
            </div>
          </div>
          <Sums
            rows={[['求购总额', priceText(price === undefined ? undefined : price * quantity)]]}
          />
        </>
      )}
    </TradeForm>
  )
}

interface TradeFormProps {
  /** Of the price's field. */
  label: string
  /** The initial text of the field. */
  typed?: string
  item: MarketItem | undefined
  busy: boolean
  submitLabel: string
  /** @param price in 分 */
  onSubmit: (price: number) => Promise<void>
  intro: ReactNode
  /** What depends on the price, which is undefined while none is typed. */
  children: (price: number | undefined) => ReactNode
}

/** A form with a price; one far from the floor needs a confirmation first. */
function TradeForm({ label, typed: first = '', item, busy, intro, ...form }: TradeFormProps) {
  const [typed, setTyped] = useState(first)
  const [isTried, setIsTried] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const price = typedPrice(typed)
  const floor = item?.floorPrice
  const send = () => {
    setIsAsked(false)
    return price === undefined ? undefined : form.onSubmit(price)
  }
  const submit = () => {
    setIsTried(true)
    if (price === undefined || !isFarFrom(price, floor)) return send()
    setIsAsked(true)
    return undefined
  }
  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {intro}
      <PriceInput
        label={label}
        value={typed}
        onChange={setTyped}
        isTried={isTried}
        disabled={busy}
      />
      {form.children(price)}
      <p className={styles.note}>{RISK}</p>
      <Button wide className={styles.send} busy={busy} onPress={submit}>
        {form.submitLabel}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title="价格偏离地板价较多，确认提交？"
        rows={[
          { label: '你的价格', value: priceText(price) },
          { label: '地板价', value: priceText(floor) },
        ]}
        confirmLabel="确认提交"
        onConfirm={send}
        busy={busy}
      />
    </form>
  )
}

interface SumsProps {
  /** Label and value; the last one is the income, or what is to be paid. */
  rows: readonly (readonly [label: string, value: string])[]
  note?: string
}

/** The sums of a trade, and how certain they are. */
export function Sums({ rows, note }: SumsProps) {
  return (
    <>
      <dl className={styles.sums}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
