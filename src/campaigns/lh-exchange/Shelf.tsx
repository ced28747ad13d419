import { listActivityGoods, type Commodity } from '@/api/lhExchange'
import { GoodsCard } from '@/kit/goods/GoodsCard'
import { RecordList } from '@/kit/list/RecordList'
import type { PagedResult } from '@/kit/query/pagedQuery'
import { useAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { Chip } from '@/ui/button/Chip'
import { PlainButton } from '@/ui/button/PlainButton'
import { Picture } from '@/ui/picture/Picture'
import { SkeletonBlock } from '@/ui/Skeleton'
import { SORTS, leftText, offerLabel, priceText, productIdOf, sortedGoods } from './goods'
import type { Offer, SortId } from './goods'
import styles from './Shelf.module.css'

interface FeaturedProps {
  activityId: string | undefined
  onPick: (productId: string) => Promise<void>
}

/**
 * What the platform puts in front. Its place is kept while it is asked for, so that the goods below
 * do not jump; nothing to show leaves no gap.
 */
export function Featured({ activityId, onPick }: FeaturedProps) {
  const { track } = useCampaign()
  const featured = useAnswer(listActivityGoods, { activityId })
  if (featured.isPending)
    return (
      <div className={styles.featured}>
        <SkeletonBlock height={378} />
      </div>
    )
  const shown = (featured.data ?? []).filter(({ goodsId }) => goodsId !== '')
  if (shown.length === 0) return null
  return (
    <section className={styles.featured} aria-label="精选">
      <h2 className={styles.heading}>精选好物</h2>
      <ul className={styles.row}>
        {shown.map((goods) => (
          <li key={goods.goodsId}>
            <PlainButton
              className={styles.pick}
              onPress={() => {
                track('card', 'product', { productId: goods.goodsId })
                return onPick(goods.goodsId)
              }}
            >
              <Picture src={goods.img} name={goods.name} decorative ratio={1} />
              {goods.tag !== '' && <span className={styles.tag}>{goods.tag}</span>}
              <span className={styles.pickName}>{goods.name || '未命名商品'}</span>
              <span className={styles.pickPrice}>{priceText(goods)}</span>
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ShelfProps {
  goods: PagedResult<Commodity>
  offer: (commodity: Commodity) => Offer
  onOpen: (commodity: Commodity) => void
  onBegin: (commodity: Commodity) => void
}

/** All goods, in the chosen order. */
export function Shelf({ goods, offer, onOpen, onBegin }: ShelfProps) {
  const { track, whenLoggedIn, openLogin } = useCampaign()
  const [sort, setSort] = useEntryState<SortId>('sort', 'default')
  const shown = goods.data && {
    ...goods.data,
    rows: sortedGoods(goods.data.rows, sort, offer),
  }
  const choose = (next: SortId) => {
    track('tab', 'sort', { sort: next })
    // What a guest can have is unknown.
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
                  onPress: () => onBegin(commodity),
                }}
                onOpen={() => {
                  track('card', 'product', { productId: commodity.productId })
                  onOpen(commodity)
                }}
              />
            )
          }}
        </RecordList>
      </div>
    </section>
  )
}
