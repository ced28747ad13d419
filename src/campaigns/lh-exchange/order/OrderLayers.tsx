import { AddressSheet } from '@/kit/address/AddressSheet'
import { addressLine } from '@/kit/address/address'
import { RewardDialog } from '@/kit/claim/RewardDialog'
import { ConfirmDialog } from '@/kit/write/ConfirmDialog'
import { isolated } from '@/lib/format/isolated'
import { safeImage } from '@/lib/url/safeUrl'
import { priceText } from '../goods'
import type { Shop } from '../useShop'
import { ProductSheet } from './ProductSheet'
import type { Order } from './useOrder'

export interface OrderLayersProps {
  shop: Shop
  order: Order
}

/** Everything that lies over the page: what it is, where it goes, that it counts, that it is done. */
export function OrderLayers({ shop, order }: OrderLayersProps) {
  const { product, layer, close, addresses, addressId } = order
  const isSent = product?.type === 'PHYSICAL'
  const address = addresses.data?.find((one) => one.addressId === addressId)
  const name = product?.name || '商品'
  return (
    <>
      <ProductSheet
        product={layer === 'detail' ? product : undefined}
        offer={shop.offer}
        onClose={close}
        onExchange={order.begin}
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
        note={isSent ? '我们会尽快寄出，请留意查收' : '已发放至你的账户'}
        action={{ label: '好的', onPress: close }}
      />
    </>
  )
}
