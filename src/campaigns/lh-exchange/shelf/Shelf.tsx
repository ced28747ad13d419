import { GoodsCard } from '@/kit/goods/GoodsCard'
import { RecordList } from '@/kit/list/RecordList'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { Chip } from '@/ui/button/Chip'
import { SORTS, leftText, offerLabel, priceText, sortedGoods } from '../goods'
import type { SortId } from '../goods'
import type { Order } from '../order/useOrder'
import { productIdOf } from '../goods'
import type { Shop } from '../useShop'
import styles from './Shelf.module.css'

interface ShelfProps {
  shop: Shop
  order: Order
}

/** All goods, in the order that the person likes. */
export function Shelf({ shop, order }: ShelfProps) {
  const { track, whenLoggedIn, openLogin } = useCampaign()
  const [sort, setSort] = useEntryState<SortId>('sort', 'default')
  const { goods, offer } = shop
  const shown = goods.data && {
    ...goods.data,
    rows: sortedGoods(goods.data.rows, sort, offer),
  }
  const choose = (next: SortId) => {
    track('tab', 'sort', { sort: next })
    // Nobody knows what a guest can have.
    if (next === 'mine') whenLoggedIn(() => setSort(next))
    else setSort(next)
  }
  return (
    <section className={styles.shelf} aria-label="全部商品">
      <div className={styles.sorts} role="group" aria-label="排序">
        {SORTS.map(({ id, label }) => (
          <Chip key={id} chosen={id === sort} onPress={() => choose(id)}>
            {label}
          </Chip>
        ))}
      </div>
      <div className={styles.grid}>
        <RecordList
          query={{ ...goods, data: shown }}
          idOf={productIdOf}
          label="商品"
          guest="登录后查看商品"
          onLogin={openLogin}
          empty={sort === 'mine' ? '还没有能兑换的商品' : '商品准备中，敬请期待'}
        >
          {(commodity) => {
            const action = offer(commodity)
            return (
              <GoodsCard
                name={commodity.name || '未命名商品'}
                img={commodity.img}
                price={priceText(commodity)}
                note={leftText(commodity)}
                action={{
                  label: offerLabel(action),
                  disabled: action.name !== 'open',
                  onPress: () => order.begin(commodity),
                }}
                onOpen={() => {
                  track('card', 'product', { productId: commodity.productId })
                  order.open(commodity)
                }}
              />
            )
          }}
        </RecordList>
      </div>
    </section>
  )
}
