import { yuanText } from '@/kit/amounts/money'
import type { Commodity } from '@/api/lhExchange'
import { EarnPoints } from '@/kit/points/PointsLine'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/modal/Sheet'
import { Picture } from '@/ui/picture/Picture'
import { leftText, limitText, offerLabel, picturesOf, priceText, type Offer } from './goods'
import styles from './ProductSheet.module.css'

interface ProductSheetProps {
  /** Undefined: the sheet is closed. */
  product: Commodity | undefined
  offer: (product: Commodity) => Offer
  onClose: () => void
  onExchange: (product: Commodity) => void
}

/** One of the goods, with all of its pictures. */
export function ProductSheet({ product, offer, onClose, onExchange }: ProductSheetProps) {
  const action = product && offer(product)
  return (
    <Sheet
      open={product !== undefined}
      onClose={onClose}
      title="商品详情"
      footer={
        product &&
        action && (
          <Button wide disabled={action.name !== 'open'} onPress={() => onExchange(product)}>
            {offerLabel(action)}
          </Button>
        )
      }
    >
      {product && <Details product={product} />}
      {action?.name === 'lack' && <EarnPoints />}
    </Sheet>
  )
}

function Details({ product }: { product: Commodity }) {
  const { name, type, marketPrice } = product
  const pictures = picturesOf(product)
  const notes = [leftText(product), limitText(product)].filter(Boolean)
  return (
    <>
      {/* So that a keyboard can scroll it, too. */}
      <ul
        className={styles.gallery}
        aria-label="商品图片"
        ref={(list) => {
          if (list) list.tabIndex = 0
        }}
      >
        {pictures.map((src, at) => (
          <li key={src}>
            <Picture src={src} name={`${name} ${at + 1}/${pictures.length}`} ratio={1} />
          </li>
        ))}
      </ul>
      <h3 className={styles.name}>{name || '未命名商品'}</h3>
      <p className={styles.price}>
        <b>{priceText(product)}</b>
        {marketPrice !== undefined && marketPrice > 0 && (
          <span>参考价 {yuanText(marketPrice)}</span>
        )}
      </p>
      {notes.length > 0 && <p className={styles.note}>{notes.join(' · ')}</p>}
      <p className={styles.note}>
        {type === 'PHYSICAL' ? '实物商品，寄往你的收货地址' : '虚拟商品，发放至你的账户'}
      </p>
    </>
  )
}
