import { yuanText } from '@/kit/amounts/money'
import type { Commodity } from '@/api/lhExchange'
import { AddressSheet } from '@/kit/address/AddressSheet'
import { addressLine } from '@/kit/address/address'
import { RewardDialog } from '@/kit/claim/RewardDialog'
import { EarnPoints } from '@/kit/points/PointsLine'
import { ConfirmDialog } from '@/kit/write/ConfirmDialog'
import { isolated } from '@/lib/format/isolated'
import { safeImage } from '@/lib/url/safeUrl'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/modal/Sheet'
import { Picture } from '@/ui/picture/Picture'
import { leftText, limitText, offerLabel, picturesOf, priceText } from '../goods'
import type { Offer } from '../goods'
import { useOrder } from './useOrder'
import type { OrderOptions } from './useOrder'
import styles from './OrderLayers.module.css'

export interface OrderLayersProps extends OrderOptions {
  offer: (product: Commodity) => Offer
  onBegin: (product: Commodity) => void
}

/** The layers of an order: product details, address, confirmation, success. */
export function OrderLayers({ offer, onBegin, ...options }: OrderLayersProps) {
  const { product, layer } = options
  const { close, addresses, addressId, ...order } = useOrder(options)
  const isSent = product?.type === 'PHYSICAL'
  const address = addresses.data?.find((one) => one.addressId === addressId)
  const name = product?.name || '商品'
  return (
    <>
      <ProductSheet
        product={layer === 'detail' ? product : undefined}
        offer={offer}
        onClose={close}
        onExchange={onBegin}
      />
      <AddressSheet
        open={layer === 'address'}
        onClose={close}
        query={addresses}
        chosen={addressId}
        onChoose={order.choose}
        onConfirm={order.agreeAddress}
        error={order.error}
      />
      <ConfirmDialog
        open={layer === 'confirm'}
        onClose={close}
        title={product ? `使用${priceText(product)}兑换？` : ''}
        rows={[
          { label: '商品', value: name },
          ...(isSent && address
            ? [
                {
                  label: '收货人',
                  value: `${isolated(address.name)} ${address.phoneMasked}`,
                },
                { label: '寄往', value: addressLine(address) },
              ]
            : []),
        ]}
        danger="兑换后积分不退还"
        confirmLabel="确认兑换"
        busy={order.isPending}
        onConfirm={order.confirm}
      />
      <RewardDialog
        open={layer === 'done'}
        onClose={close}
        title="兑换成功"
        name={name}
        image={safeImage(product?.img)}
        note={[
          isSent ? '我们会尽快寄出，请留意查收' : '已发放至你的账户',
          order.orderNo && `订单号 ${order.orderNo}，可在App内查看兑换记录`,
        ]
          .filter(Boolean)
          .join('\n')}
        action={{ label: '好的', onPress: close }}
      />
    </>
  )
}

interface ProductSheetProps {
  /** Undefined: the sheet is closed. */
  product: Commodity | undefined
  offer: (product: Commodity) => Offer
  onClose: () => void
  onExchange: (product: Commodity) => void
}

/** One of the goods, with all of its pictures. */
function ProductSheet({ product, offer, onClose, onExchange }: ProductSheetProps) {
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
