import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { SALES_PAGE_SIZE, listSales, listWants } from '@/api/market'
import { usePages } from '@/kit/list/pagedQuery'
import { UnpaidBar } from '@/kit/order/UnpaidBar'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import type { ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useTabScroll } from '@/kit/page/useTabScroll'
import { readVisitParams, idOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { Button } from '@/ui/button/Button'
import { classes } from '@/ui/classes'
import { Tabs } from '@/ui/tabs/Tabs'
import { EstateSkeleton } from './EstateSkeleton'
import { head } from './head'
import { Hero } from './hero/Hero'
import { RISK, TABS } from './market'
import type { TabId } from './market'
import { MineTab } from './mine/MineTab'
import { saleIdOf, wantIdOf } from './queries'
import styles from './RealEstate.module.css'
import { LazyBuyLayers } from './sale/LazyBuyLayers'
import { PlotSheet } from './sale/PlotSheet'
import { SaleTab } from './sale/SaleTab'
import { useBuying } from './sale/useBuying'
import { LazyTradeLayers } from './trade/LazyTradeLayers'
import { useTrading } from './trade/useTrading'
import type { Trading } from './trade/useTrading'
import { useEstate } from './useEstate'
import type { Estate } from './useEstate'
import { WantTab } from './want/WantTab'

/** 「数字地产」: a market of digital plots. */
export function RealEstatePage() {
  const { pageName, loggedIn } = useCampaign()
  const [params] = useSearchParams()
  const { shareUid, from } = readVisitParams(params)
  const estate = useEstate()
  const { itemId, item, tab } = estate
  usePageView(pageName, { itemId, landId: idOf(params.get('landId')), shareUid, from })
  const mySales = usePages(
    listSales,
    { sort: 'NEW', mine: true, pageSize: SALES_PAGE_SIZE },
    { idOf: saleIdOf, enabled: loggedIn && tab === 'mine' },
  )
  const myWants = usePages(
    listWants,
    { mine: true, pageSize: SALES_PAGE_SIZE },
    { idOf: wantIdOf, enabled: loggedIn && tab !== 'sale' },
  )
  const buying = useBuying()
  const trading = useTrading({
    wants: estate.wants.data?.rows ?? [],
    knownWants: myWants.data?.rows.map(({ tradeId }) => tradeId),
  })
  const shell = useShellState(estate.all)
  const isReady = shell.name === 'READY'
  const { order } = buying.unpaid
  const bar = <MainBar shell={shell} tab={tab} trading={trading} />
  const hasButton = shell.name === 'GUEST' || (isReady && hasMainButton(tab, loggedIn))
  return (
    <CampaignShell
      title={head.title}
      className={classes(styles.theme, order && hasButton && styles.withUnpaid)}
      dark
      state={shell}
      skeleton={<EstateSkeleton />}
      hero={<Hero item={item} />}
      {...((hasButton || order) && {
        bottomBar: (
          <section aria-label="下一步">
            {order && (
              <UnpaidBar
                order={order}
                onPay={buying.unpaid.pay}
                onEnd={() => void buying.unpaid.refresh()}
              />
            )}
            {hasButton && bar}
          </section>
        ),
      })}
    >
      {isReady && (
        <>
          {itemId !== undefined && (
            <Link className={styles.whole} to="/real-estate">
              查看全部地块
            </Link>
          )}
          <MarketTabs estate={estate}>
            {tab === 'sale' && <SaleTab estate={estate} buying={buying} trading={trading} />}
            {tab === 'want' && <WantTab query={estate.wants} trading={trading} />}
            {tab === 'mine' && (
              <MineTab
                estate={estate}
                sales={mySales}
                wants={myWants}
                buying={buying}
                trading={trading}
              />
            )}
          </MarketTabs>
          <p className={styles.risk}>{RISK}</p>
          <PlotSheet estate={estate} buying={buying} trading={trading} />
          <LazyBuyLayers buying={buying} />
          <LazyTradeLayers trading={trading} item={item} itemId={itemId} />
        </>
      )}
    </CampaignShell>
  )
}

/** Each tab keeps how far it was scrolled. */
function MarketTabs({ estate, children }: { estate: Estate; children: ReactNode }) {
  const { tab, choose } = estate
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
          choose(next)
        }}
      >
        <div className={styles.panel}>{children}</div>
      </Tabs>
    </>
  )
}

const hasMainButton = (tab: TabId, loggedIn: boolean) =>
  tab === 'want' || (tab === 'mine' && loggedIn)

interface MainBarProps {
  shell: ShellState
  tab: TabId
  trading: Trading
}

/** What each tab is for, beside its rows. */
function MainBar({ shell, tab, trading }: MainBarProps) {
  const { openLogin } = useCampaign()
  if (shell.name === 'GUEST')
    return (
      <Button wide onPress={openLogin}>
        登录后查看
      </Button>
    )
  return tab === 'want' ? (
    <Button wide onPress={trading.askPost}>
      发布求购
    </Button>
  ) : (
    <Button wide onPress={trading.askList}>
      挂售
    </Button>
  )
}
