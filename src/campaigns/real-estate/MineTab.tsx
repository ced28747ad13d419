import type { Sale, Want } from '@/api/market'
import { RecordList } from '@/kit/list/RecordList'
import type { PagedResult } from '@/kit/list/pagedQuery'
import { useCampaign } from '@/kit/page/useCampaign'
import { EmptyState } from '@/ui/EmptyState'
import { Button } from '@/ui/button/Button'
import { saleIdOf } from './queries'
import { SaleRow } from './SaleRow'
import type { Buying } from './useBuying'
import type { Estate } from './useEstate'
import type { Trading } from './useTrading'
import { MyWants } from './WantTab'
import styles from './MineTab.module.css'

interface MineTabProps {
  estate: Estate
  sales: PagedResult<Sale>
  wants: PagedResult<Want>
  buying: Buying
  trading: Trading
}

/** 「我的」: what the person offers and wants. */
export function MineTab({ estate, sales, wants, buying, trading }: MineTabProps) {
  const { loggedIn, openLogin } = useCampaign()
  if (!loggedIn)
    return (
      <EmptyState text="登录后查看我的挂售和求购">
        <Button onPress={openLogin}>去登录</Button>
      </EmptyState>
    )
  return (
    <>
      <section className={styles.part} aria-labelledby="my-sales">
        <h2 id="my-sales" className={styles.heading}>
          我的挂售
        </h2>
        <RecordList
          query={sales}
          idOf={saleIdOf}
          label="我的挂售"
          empty="还没有挂售的地块"
          onLogin={openLogin}
        >
          {(sale) => (
            <SaleRow
              sale={sale}
              onOpen={estate.openPlot}
              onBuy={buying.begin}
              onUnlist={trading.askUnlist}
              onReprice={trading.askReprice}
            />
          )}
        </RecordList>
      </section>
      <section className={styles.part} aria-labelledby="my-wants">
        <h2 id="my-wants" className={styles.heading}>
          我的求购
        </h2>
        <MyWants query={wants} trading={trading} />
      </section>
    </>
  )
}
