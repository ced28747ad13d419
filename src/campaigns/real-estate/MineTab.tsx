import { SALES_PAGE_SIZE, listSales } from '@/api/market'
import { RecordList } from '@/kit/list/RecordList'
import { usePages } from '@/kit/list/pagedQuery'
import { useCampaign } from '@/kit/page/useCampaign'
import { EmptyState } from '@/ui/EmptyState'
import { Button } from '@/ui/button/Button'
import { saleIdOf } from './queries'
import { SaleRow } from './SaleRow'
import type { SaleActions } from './SaleRow'
import { MyWants } from './WantTab'
import styles from './MineTab.module.css'

/** 「我的」: the person's own offers and wishes. */
export function MineTab(act: SaleActions) {
  const { loggedIn, openLogin } = useCampaign()
  const sales = usePages(
    listSales,
    { sort: 'NEW', mine: true, pageSize: SALES_PAGE_SIZE },
    { idOf: saleIdOf, enabled: loggedIn },
  )
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
          {(sale) => <SaleRow {...act} sale={sale} canReprice />}
        </RecordList>
      </section>
      <section className={styles.part} aria-labelledby="my-wants">
        <h2 id="my-wants" className={styles.heading}>
          我的求购
        </h2>
        <MyWants onTrade={act.onTrade} />
      </section>
    </>
  )
}
