import { VirtualList } from '@/kit/list/VirtualList'
import { useCampaign } from '@/kit/page/useCampaign'
import { SearchBox } from '@/kit/search/SearchBox'
import { Chip } from '@/ui/button/Chip'
import { RowsSkeleton } from './EstateSkeleton'
import { SORTS, keywordError } from './market'
import { saleIdOf } from './queries'
import { SaleRow } from './SaleRow'
import type { Buying } from './useBuying'
import type { Estate } from './useEstate'
import type { Trading } from './useTrading'
import styles from './Rows.module.css'

/** A row and the space below it, in design px. */
const ROW_HEIGHT = 209

interface SaleTabProps {
  estate: Estate
  buying: Buying
  trading: Trading
}

/** 「挂售」: everything that is offered, sorted and searched. */
export function SaleTab({ estate, buying, trading }: SaleTabProps) {
  const { openLogin } = useCampaign()
  const { found, keyword, sort } = estate
  return (
    <>
      <SearchBox
        label="搜索地块"
        placeholder="地块名称或编号"
        keyword={keyword}
        onSearch={estate.search}
        errorOf={keywordError}
        className={styles.search}
      />
      <div className={styles.sorts} role="group" aria-label="排序">
        {SORTS.map(({ id, label }) => (
          <Chip key={id} chosen={id === sort} onPress={() => estate.setSort(id)}>
            {label}
          </Chip>
        ))}
      </div>
      <VirtualList
        // Another order or word begins at its own start.
        key={`${sort} ${keyword}`}
        query={found}
        idOf={saleIdOf}
        label="挂售的地块"
        rowHeight={ROW_HEIGHT}
        empty={keyword === '' ? '暂无挂售的地块' : '没有找到相关地块'}
        skeleton={<RowsSkeleton />}
        onLogin={openLogin}
        guest="登录后查看挂售"
      >
        {(sale) => (
          <SaleRow
            sale={sale}
            onOpen={estate.openPlot}
            onBuy={buying.begin}
            onUnlist={trading.askUnlist}
          />
        )}
      </VirtualList>
    </>
  )
}
