import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { InfiniteData } from '@tanstack/react-query'
import { SOLD_OUT, type Failure } from '@/api/core/verdict/failure'
import {
  COMMODITY_PAGE_SIZE,
  exchangeCommodity,
  listAddresses,
  listCommodities,
} from '@/api/lhExchange'
import type { Commodity, CommodityOrder } from '@/api/lhExchange'
import { readUserPoints } from '@/api/points'
import { AddressSheet } from '@/kit/address/AddressSheet'
import { addressInUse, addressLine } from '@/kit/address/address'
import { RewardDialog } from '@/kit/claim/RewardDialog'
import { pagesQuery, rowsOf, type Page } from '@/kit/query/pagedQuery'
import { fetchAnswer, invalidateAnswer, patchAnswer, useAnswer } from '@/kit/query/answer'
import { queryClient } from '@/kit/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { ConfirmDialog } from '@/kit/write/ConfirmDialog'
import { useWrite } from '@/kit/write/useWrite'
import { isolated } from '@/lib/format/isolated'
import { priceText, productIdOf, type Offer } from './goods'
import { ProductSheet } from './ProductSheet'
import { wasTaken, type Holdings } from './taken'

/** The open layer. */
export type Layer = 'detail' | 'address' | 'confirm' | 'done'

interface OrderLayersProps {
  /** Undefined: none is open. */
  layer: Layer | undefined
  setLayer: (layer: Layer | undefined) => void
  product: Commodity | undefined
  activityId: string | undefined
  /** The person's points. */
  available: number | undefined
  offer: (product: Commodity) => Offer
  onBegin: (product: Commodity) => void
  /** The product of the open layer is no longer in the list. */
  onGone: () => void
}

/** The layers of an order: product details, address, confirmation, success. */
export function OrderLayers(props: OrderLayersProps) {
  const { layer, product, offer, onBegin } = props
  const order = useOrder(props)
  const { close, addresses, addressId, taken } = order
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
        name={taken?.name || '商品'}
        image={taken?.img}
        note={[
          taken?.type === 'PHYSICAL' ? '我们会尽快寄出，请留意查收' : '已发放至你的账户',
          order.orderNo && `订单号 ${order.orderNo}，可在App内查看兑换记录`,
        ]
          .filter(Boolean)
          .join('\n')}
        action={{ label: '好的', onPress: close }}
      />
    </>
  )
}

const BAD_ADDRESS = 30_006
const BIZ_TYPE = 'LH_EXCHANGE'

interface Intent {
  productId: string
  /** '' for what is not delivered. */
  addressId: string
}

/** Exchanging one of the goods: details, address, confirmation, success. */
function useOrder(props: OrderLayersProps) {
  const { layer, setLayer, product, activityId, available, offer, onGone } = props
  const { track } = useCampaign()
  const [chosen, setChosen] = useState<string>()
  const [error, setError] = useState<string>()
  const [orderNo, setOrderNo] = useState('')
  const [taken, setTaken] = useState<Commodity>()
  /** Everything that was confirmed: an answer can be late, and about another product than the one that is open. */
  const confirmed = useRef(new Map<string, Commodity>())
  const addresses = useAnswer(listAddresses, undefined, { enabled: layer === 'address' })
  const addressId = addressInUse(addresses.data ?? [], chosen)

  const goods = pagesQuery(
    listCommodities,
    { activityId, pageSize: COMMODITY_PAGE_SIZE },
    { idOf: productIdOf },
  )
  const refetchGoods = (options = {}) =>
    queryClient.refetchQueries({ queryKey: goods.queryKey, exact: true }, options)
  const settle = async (order: CommodityOrder | null | undefined, { productId }: Intent) => {
    const left = order?.leftIntegral
    setLayer('done')
    setTaken(confirmed.current.get(productId))
    setOrderNo(order?.orderNo ?? '')
    if (left !== undefined)
      patchAnswer(readUserPoints, undefined, (points) => points && { ...points, available: left })
    void invalidateAnswer(readUserPoints, undefined)
    await refetchGoods()
  }
  const { write, isPending, isUnknown } = useWrite<Intent, CommodityOrder | null>({
    bizType: BIZ_TYPE,
    supersedes: (lost, next) => lost.productId === next.productId,
    words: { [SOLD_OUT]: '手慢了，商品已兑完' },
    snapshot: (): Holdings => knownOf(available, product),
    send: (intent, bizNo) => exchangeCommodity({ ...intent, bizNo }),
    onDone: settle,
    async checkApplied(intent, snapshot) {
      const [points] = await Promise.all([
        fetchAnswer(readUserPoints, undefined),
        refetchGoods({ throwOnError: true }),
      ])
      const answer = queryClient.getQueryData<InfiniteData<Page<Commodity>>>(goods.queryKey)
      const rows = answer ? rowsOf(answer, productIdOf).rows : []
      const now = knownOf(
        points.available,
        rows.find((row) => row.productId === intent.productId),
      )
      if (!wasTaken(snapshot as Holdings, now)) return false
      await settle(undefined, intent)
      return true
    },
    onRefused: ({ code }: Failure) => {
      if (code === SOLD_OUT) setLayer('detail')
      if (code === BAD_ADDRESS) {
        setLayer('address')
        setChosen(undefined)
      }
      return false
    },
  })

  // The next press of a lost order asks what became of it.
  const isOpen = layer !== undefined && layer !== 'done' && !isPending && !isUnknown
  const isGone = isOpen && !product
  /** The offer is over before the order was placed: the detail says why. */
  const isShut = isOpen && layer !== 'detail' && product && offer(product).name !== 'open'
  const leave = useEffectEvent(() => (isGone ? onGone() : setLayer('detail')))
  useEffect(() => {
    if (isGone || isShut) leave()
  }, [isGone, isShut])

  return {
    addresses,
    addressId,
    error,
    /** Of what was just had; '' if the platform does not send it. */
    orderNo,
    taken,
    isPending,
    close() {
      setError(undefined)
      setLayer(undefined)
    },
    choose(id: string) {
      track('card', 'address', { addressId: id })
      setChosen(id)
      setError(undefined)
    },
    agreeAddress() {
      if (addressId === undefined) setError('请选择收货地址')
      else {
        track('popup', 'confirm', { productId: product?.productId })
        setLayer('confirm')
      }
    },
    confirm() {
      if (!product) return undefined
      confirmed.current.set(product.productId, product)
      const isSent = product.type === 'PHYSICAL'
      return write({ productId: product.productId, addressId: isSent ? (addressId ?? '') : '' })
    },
  }
}

function knownOf(available: number | undefined, product: Commodity | undefined): Holdings {
  return { available, exchanged: product?.exchanged, need: product?.needIntegral }
}
