import { useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { LazyOrderLayers } from '@/kit/order/LazyOrderLayers'
import { UnpaidBar } from '@/kit/order/UnpaidBar'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useAddressTab } from '@/kit/page/useAddressTab'
import { useEntryState } from '@/kit/page/useEntryState'
import { usePageView } from '@/kit/page/usePageView'
import { useTabScroll } from '@/kit/page/useTabScroll'
import { idOf, readVisitParams } from '@/lib/url/urlParams'
import { Button } from '@/ui/button/Button'
import { classes } from '@/ui/classes'
import { lazyLayer, useLazyLayer } from '@/ui/useLazyLayer'
import { Tabs } from '@/ui/tabs/Tabs'
import { EstateSkeleton } from './EstateSkeleton'
import { head } from './head'
import { Hero } from './Hero'
import { RISK, TABS, type Sort, type TabId } from './market'
import { MineTab, SaleTab, WantTab, type SaleActions } from './MarketLists'
import type { Detail } from './PlotSheet'
import { firstFilter, useSales } from './queries'
import type { TradeLayer } from './trade'
import type { TradeLayersProps } from './TradeLayers'
import { useBuying } from './useBuying'
import styles from './RealEstate.module.css'

const LazyPlotSheet = lazyLayer(
  { name: 'PlotSheet', load: async () => (await import('./PlotSheet')).PlotSheet },
  ({ detail, onClose }) => ({ open: detail !== undefined, onClose }),
)
const TAB_IDS = TABS.map(({ id }) => id)

/** 「数字地产」: a market of digital plots. */
export function RealEstatePage() {
  const { pageName, track, loggedIn, whenLoggedIn } = useCampaign()
  const [params] = useSearchParams()
  const { shareUid } = readVisitParams(params)
  const itemId = idOf(params.get('itemId'))
  const landId = idOf(params.get('landId'))
  usePageView(pageName, { itemId, landId, shareUid })
  const [tab = 'sale', setTab] = useAddressTab<TabId>('tab', TAB_IDS)
  const [sort, setSort] = useEntryState<Sort>('sort', 'NEW')
  const [keyword, setKeyword] = useEntryState<string>('keyword', '')
  const filter = { itemId, sort, keyword }
  const [detail, setDetail] = useState<Detail | undefined>(landId ? { landId } : undefined)
  const [layer, setLayer] = useState<TradeLayer>()
  const all = useSales(firstFilter(itemId))
  /** The item traded here; undefined while unknown. */
  const item = all.data?.first?.item ?? undefined
  const shell = useShellState(all)
  const { begin, unpaid, ...purchase } = useBuying()
  const openTrade = (next: TradeLayer) => {
    const click = clickOf(next)
    if (click) track('button', ...click)
    whenLoggedIn(() => setLayer(next))
  }
  const act: SaleActions = {
    onOpen(sale) {
      track('card', 'plot', { saleId: sale.saleId, landId: sale.landId })
      setDetail({ landId: sale.landId, sale })
    },
    onBuy: begin,
    onTrade: openTrade,
  }
  const isReady = shell.name === 'READY'
  const isGuest = shell.name === 'GUEST'
  const hasTrade = isReady && (tab === 'want' || (tab === 'mine' && loggedIn))
  const hasButton = isGuest || hasTrade
  return (
    <CampaignShell
      title={head.title}
      className={classes(styles.theme, unpaid.order && hasButton && styles.withUnpaid)}
      dark
      state={shell}
      skeleton={<EstateSkeleton />}
      hero={<Hero item={item} />}
      bottomBar={
        (hasButton || unpaid.order) && (
          <section aria-label="下一步">
            <UnpaidBar unpaid={unpaid} />
            {hasButton && <MainBar isGuest={isGuest} tab={tab} onTrade={openTrade} />}
          </section>
        )
      }
    >
      {isReady && (
        <>
          {itemId !== undefined && (
            <Link className={styles.whole} to="/real-estate">
              查看全部地块
            </Link>
          )}
          <MarketTabs tab={tab} setTab={setTab}>
            {tab === 'sale' && (
              <SaleTab {...act} filter={filter} onSort={setSort} onSearch={setKeyword} />
            )}
            {tab === 'want' && <WantTab itemId={itemId} onTrade={openTrade} />}
            {tab === 'mine' && <MineTab {...act} />}
          </MarketTabs>
          <p className={styles.risk}>{RISK}</p>
          <LazyPlotSheet
            {...act}
            detail={detail}
            onClose={() => setDetail(undefined)}
            filter={filter}
          />
          <LazyOrderLayers
            {...purchase}
            unpaid={unpaid}
            maxQuantity={1}
            note={RISK}
            doneText="地块将在片刻后到达你的账户"
          />
          <LazyTradeLayers layer={layer} setLayer={setLayer} item={item} itemId={itemId} />
        </>
      )}
    </CampaignShell>
  )
}

/** The tracking name of the tap that opens a layer. */
function clickOf(layer: TradeLayer): [name: string, ids?: Record<string, string>] | undefined {
  if (layer.name === 'post') return ['post-want']
  if (layer.name === 'unlist') return ['unlist', { saleId: layer.sale.saleId }]
  if (layer.name === 'price' && 'saleId' in layer.piece)
    return ['list', { saleId: layer.piece.saleId }]
  if (layer.name !== 'pick') return undefined
  return layer.want ? ['accept-want', { tradeId: layer.want.tradeId }] : ['list']
}

interface MarketTabsProps {
  tab: TabId
  setTab: (tab: TabId) => void
  children: ReactNode
}

/** Each tab keeps its scroll position. */
function MarketTabs({ tab, setTab, children }: MarketTabsProps) {
  const { track } = useCampaign()
  const { start, leave } = useTabScroll(tab)
  return (
    <>
      <div ref={start} />
      <Tabs
        tabs={TABS}
        value={tab}
        label="市场"
        onChange={(next) => {
          if (next === tab) return
          leave()
          track('tab', next)
          setTab(next)
        }}
      >
        <div className={styles.panel}>{children}</div>
      </Tabs>
    </>
  )
}

interface MainBarProps {
  isGuest: boolean
  tab: TabId
  onTrade: (layer: TradeLayer) => void
}

/** The main button of each tab. */
function MainBar({ isGuest, tab, onTrade }: MainBarProps) {
  if (isGuest) return <LoginButton wide />
  const isWant = tab === 'want'
  return (
    <Button wide onPress={() => onTrade({ name: isWant ? 'post' : 'pick' })}>
      {isWant ? '发布求购' : '挂售'}
    </Button>
  )
}

const TRADE_LAYERS = { name: 'TradeLayers', load: () => import('./TradeLayers') }

/** The layers of a trade. Not needed by guests, nor before the list is loaded. */
function LazyTradeLayers(props: TradeLayersProps) {
  const { layer, setLayer } = props
  const { loggedIn } = useCampaign()
  const part = useLazyLayer(TRADE_LAYERS, {
    open: layer !== undefined,
    onClose: () => setLayer(undefined),
    ahead: loggedIn,
  })
  return part && <part.TradeLayers {...props} />
}
