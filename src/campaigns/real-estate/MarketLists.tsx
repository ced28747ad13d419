import { memo, useId, type ReactNode } from 'react'
import { SALES_PAGE_SIZE, listSales, type Sale, type Want } from '@/api/market'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { RecordList } from '@/kit/list/RecordList'
import { VirtualList } from '@/kit/list/VirtualList'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { usePages, type PagedResult } from '@/kit/query/pagedQuery'
import { useCampaign } from '@/kit/page/useCampaign'
import { SearchBox } from '@/kit/search/SearchBox'
import { parseServerTime } from '@/lib/serverClock'
import { EmptyState } from '@/ui/EmptyState'
import { Button } from '@/ui/button/Button'
import { Chip } from '@/ui/button/Chip'
import { RowsSkeleton } from './EstateSkeleton'
import {
  SALE_LABELS,
  SORTS,
  WANT_LABELS,
  endText,
  keywordError,
  keywordOf,
  nameOf,
  placeOf,
  plain,
  priceText,
  remainText,
  saleActionOf,
  titleOf,
  wantActionOf,
} from './market'
import type { Sort } from './market'
import { PlotTile } from './PlotTile'
import { saleIdOf, useSales, useWants, wantIdOf, type Filter } from './queries'
import type { TradeLayer } from './trade'
import styles from './MarketLists.module.css'

/** The actions of an offer. */
export interface SaleActions {
  onOpen: (sale: Sale) => void
  onBuy: (sale: Sale) => void
  onTrade: (layer: TradeLayer) => void
}
type TradeActions = Pick<SaleActions, 'onTrade'>

/** A row and the space below it, in design px. */
const SALE_HEIGHT = 209
const WANT_HEIGHT = 196

interface SaleTabProps extends SaleActions {
  filter: Filter
  onSort: (sort: Sort) => void
  onSearch: (keyword: string) => void
}

/** 「挂售」: all offers, sorted and searched. */
export function SaleTab({ filter, onSort, onSearch, ...act }: SaleTabProps) {
  const { track, openLogin } = useCampaign()
  const { sort, keyword } = filter
  const found = useSales(filter)
  const search = (typed: string) => {
    const next = keywordOf(typed)
    if (next === undefined || next === keyword) return
    track('input', 'search')
    onSearch(next)
  }
  return (
    <>
      <SearchBox
        label="搜索地块"
        placeholder="地块名称或编号"
        keyword={keyword}
        onSearch={search}
        errorOf={keywordError}
        className={styles.search}
      />
      <div className={styles.sorts} role="group" aria-label="排序">
        {SORTS.map(({ id, label }) => (
          <Chip key={id} chosen={id === sort} onPress={() => onSort(id)}>
            {label}
          </Chip>
        ))}
      </div>
      <VirtualList
        // Another order or search starts at its own top.
        key={`${sort} ${keyword}`}
        query={found}
        idOf={saleIdOf}
        label="挂售的地块"
        rowHeight={SALE_HEIGHT}
        empty={keyword === '' ? '暂无挂售的地块' : '没有找到相关地块'}
        skeleton={<RowsSkeleton />}
        onLogin={openLogin}
        guest="登录后查看挂售"
      >
        {(sale) => <SaleRow {...act} sale={sale} />}
      </VirtualList>
    </>
  )
}

/** 「求购」: the wishes to buy. */
export function WantTab({ itemId, onTrade }: TradeActions & { itemId: string | undefined }) {
  const { openLogin, loggedIn } = useCampaign()
  const query = useWants({ itemId })
  // The wishes before the person's own one, for the check of a lost answer.
  useWants({ mine: true }, loggedIn)
  const draw = useWantRow(query, onTrade)
  return (
    <VirtualList
      query={query}
      idOf={wantIdOf}
      label="求购"
      rowHeight={WANT_HEIGHT}
      empty="暂无求购，来发布第一条吧"
      skeleton={<RowsSkeleton />}
      onLogin={openLogin}
      guest="登录后查看求购"
    >
      {draw}
    </VirtualList>
  )
}

/** 「我的」: the person's own offers and wishes. */
export function MineTab(act: SaleActions) {
  const { loggedIn, openLogin } = useCampaign()
  const sales = usePages(
    listSales,
    { sort: 'NEW', mine: true, pageSize: SALES_PAGE_SIZE },
    { idOf: saleIdOf, enabled: loggedIn },
  )
  const wants = useWants({ mine: true }, loggedIn)
  const drawWant = useWantRow(wants, act.onTrade)
  if (!loggedIn)
    return (
      <EmptyState text="登录后查看我的挂售和求购">
        <LoginButton>去登录</LoginButton>
      </EmptyState>
    )
  return (
    <>
      <Part heading="我的挂售">
        <RecordList
          query={sales}
          idOf={saleIdOf}
          label="我的挂售"
          empty="还没有挂售的地块"
          onLogin={openLogin}
        >
          {(sale) => <SaleRow {...act} sale={sale} canReprice />}
        </RecordList>
      </Part>
      <Part heading="我的求购">
        <RecordList
          query={wants}
          idOf={wantIdOf}
          label="我的求购"
          empty="还没有发布求购"
          onLogin={openLogin}
        >
          {drawWant}
        </RecordList>
      </Part>
    </>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

interface SaleRowProps extends SaleActions {
  sale: Sale
  /** 「改价」 beside 「撤下」. */
  canReprice?: boolean
}

/** One offer: the plot, its number and place, its price, its action. Memoized, because rows scroll in. */
const SaleRow = memo(function SaleRow({ sale, onOpen, canReprice, ...act }: SaleRowProps) {
  const name = plain(sale.name) || '未命名地块'
  const action = saleActionOf(sale)
  return (
    <article className={styles.row} data-action={action}>
      <button type="button" className={styles.plot} onClick={() => onOpen(sale)}>
        <PlotTile cover={sale.cover} name={name} className={styles.tile} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>{' '}
          <span className={styles.note}>{plain(sale.serialNo)}</span>{' '}
          <span className={styles.note}>{placeOf(sale)}</span>{' '}
          <span className={styles.price}>{priceText(sale.price)}</span>
        </span>
      </button>
      <div className={styles.acts}>
        <SaleButton {...act} sale={sale} small />
        {canReprice && action === 'unlist' && (
          <Button
            small
            quiet
            label={`改价 ${titleOf(sale)}`}
            onPress={() => act.onTrade({ name: 'price', piece: sale })}
          >
            改价
          </Button>
        )}
      </div>
    </article>
  )
})

interface SaleButtonProps extends Pick<SaleActions, 'onBuy' | 'onTrade'> {
  sale: Sale
  small?: boolean
}

/** The action of an offer; disabled, with the reason, if there is none. */
export function SaleButton({ sale, onBuy, onTrade, small = false }: SaleButtonProps) {
  const action = saleActionOf(sale)
  const isUnlist = action === 'unlist'
  return (
    <Button
      small={small}
      wide={!small}
      quiet={isUnlist}
      disabled={!isUnlist && action !== 'buy'}
      label={`${SALE_LABELS[action]} ${titleOf(sale)}`}
      onPress={() => (isUnlist ? onTrade({ name: 'unlist', sale }) : onBuy(sale))}
    >
      {SALE_LABELS[action]}
    </Button>
  )
}

/** A wish expires by the platform's clock, also while the page is open. */
function useWantRow({ data }: PagedResult<Want>, onTrade: SaleActions['onTrade']) {
  const now = useServerNowAt((data?.rows ?? []).map(({ expireAt }) => parseServerTime(expireAt)))
  return (want: Want) => <WantRow want={want} now={now} onTrade={onTrade} />
}

interface WantRowProps extends TradeActions {
  want: Want
  /** The platform's time, in epoch milliseconds. */
  now: number
}

/** One wish: the buyer, the quantity, the expiry, the price and the action. */
const WantRow = memo(function WantRow({ want, now, onTrade }: WantRowProps) {
  const action = wantActionOf(want, now)
  const buyer = want.mine ? '我的求购' : plain(want.buyerName) || '匿名买家'
  const label = WANT_LABELS[action]
  return (
    <article className={styles.row} data-action={action}>
      <div className={styles.want}>
        <p className={styles.bid}>{priceText(want.price)}</p>
        <p className={styles.name}>
          {nameOf(want)}
          <span className={styles.remain}>{remainText(want)}</span>
        </p>
        <p className={styles.note}>{[buyer, endText(want.expireAt)].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.acts}>
        <Button
          small
          quiet={action === 'cancel'}
          disabled={action !== 'sell' && action !== 'cancel'}
          label={`${label} ${buyer} ${priceText(want.price)}`}
          onPress={() => onTrade({ name: action === 'cancel' ? 'cancel' : 'pick', want })}
        >
          {label}
        </Button>
      </div>
    </article>
  )
})
