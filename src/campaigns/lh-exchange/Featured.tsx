import { listActivityGoods } from '@/api/lhExchange'
import type { Commodity } from '@/api/lhExchange'
import { useAnswer } from '@/kit/page/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { SkeletonBlock } from '@/ui/Skeleton'
import { Picture } from '@/ui/picture/Picture'
import { showToast } from '@/ui/toast/toast'
import { priceText } from './goods'
import styles from './Shelf.module.css'

interface FeaturedProps {
  activityId: string | undefined
  find: (productId: string) => Commodity | undefined
  onOpen: (commodity: Commodity) => void
}

/**
 * What the platform puts in front. Its place is kept while it is asked for, so that the goods below
 * do not jump; nothing to show leaves no gap.
 */
export function Featured({ activityId, find, onOpen }: FeaturedProps) {
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
            <button
              type="button"
              className={styles.pick}
              onClick={() => {
                track('card', 'product', { productId: goods.goodsId })
                const commodity = find(goods.goodsId)
                if (commodity) onOpen(commodity)
                else showToast('该商品暂不可兑换')
              }}
            >
              <Picture src={goods.img} name={goods.name} decorative ratio={1} />
              {goods.tag !== '' && <span className={styles.tag}>{goods.tag}</span>}
              <span className={styles.pickName}>{goods.name || '未命名商品'}</span>
              <span className={styles.pickPrice}>{priceText(goods)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
