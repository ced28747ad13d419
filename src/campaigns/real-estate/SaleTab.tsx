import { VirtualList } from '@/kit/list/VirtualList'
import { useCampaign } from '@/kit/page/useCampaign'
import { SearchBox } from '@/kit/search/SearchBox'
import { Chip } from '@/ui/button/Chip'
import { RowsSkeleton } from './EstateSkeleton'
import { SORTS, keywordError, keywordOf } from './market'
import type { Sort } from './market'
import { saleIdOf, useSales } from './queries'
import type { Filter } from './queries'
import { SaleRow } from './SaleRow'
import type { SaleActions } from './SaleRow'
import styles from './Rows.module.css'

/** A row and the space below it, in design px. */
const ROW_HEIGHT = 209

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
        rowHeight={ROW_HEIGHT}
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
