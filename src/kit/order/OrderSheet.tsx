import { pointsText } from '@/lib/format/pointsText'
import { useState } from 'react'
import { moneyText } from '@/kit/amounts/money'
import { withinLimits } from '@/kit/amounts/quantity'
import { QuantityInput } from '@/kit/amounts/QuantityInput'
import { Button } from '@/ui/button/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { Picture } from '@/ui/picture/Picture'
import { Sheet } from '@/ui/modal/Sheet'
import styles from './OrderSheet.module.css'
import { quoteOf } from './quote'

/** What a person confirms with 「提交订单」. */
export interface OrderChoice {
  quantity: number
  /** Of one, in 分, as it was shown. */
  price: number
  useIntegral: number
}

export interface OrderSheetProps {
  open: boolean
  onClose: () => void
  goods: { name: string; cover: string | undefined; price: number }
  /** At least 1. With 1 there is no choice. */
  maxQuantity: number
  /** Left out: points cannot be used. */
  points?: { available: number | undefined; perPiece: number }
  /** The terms to accept, and how to read them; left out: none. */
  agreement?: { text: string; onRead: () => void } | undefined
  /** The price that the person had agreed to before it changed, in 分. */
  priceBefore?: number | undefined
  /** A note for every order, e.g. the risk. */
  note?: string
  isPending: boolean
  onSubmit: (choice: OrderChoice) => Promise<void> | void
}

/** The quantity, the points, the price and the terms: the confirmation of an order. */
export function OrderSheet({ open, onClose, ...order }: OrderSheetProps) {
  const [asked, setQuantity] = useState(1)
  const [wantsPoints, setWantsPoints] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const [error, setError] = useState<string>()
  const { goods, points, agreement, priceBefore } = order
  const max = Math.max(1, order.maxQuantity)
  const quantity = withinLimits(asked, max)
  const parts = { price: goods.price, quantity, available: points?.available }
  const most = quoteOf({ ...parts, integralMax: points?.perPiece ?? 0, usesPoints: true })
  const quote = wantsPoints ? most : quoteOf(parts)
  const isNewPrice = priceBefore !== undefined && priceBefore !== goods.price
  const submit = () => {
    if (agreement && !agreed) {
      setError(agreement.text)
      return undefined
    }
    return order.onSubmit({ quantity, price: goods.price, useIntegral: quote.points })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="确认订单"
      footer={
        <div className={styles.footer}>
          <p className={styles.pay}>
            应付 <b>{moneyText(quote.pay)}</b>
          </p>
          <Button busy={order.isPending} onPress={submit}>
            {isNewPrice ? '按新价格提交' : '提交订单'}
          </Button>
        </div>
      }
    >
      <div className={styles.goods}>
        <div className={styles.cover}>
          <Picture src={goods.cover} name={goods.name} ratio={1} decorative />
        </div>
        <div className={styles.words}>
          <h3 className={styles.name}>{goods.name || '未命名商品'}</h3>
          <p className={styles.price}>{moneyText(goods.price)}</p>
        </div>
      </div>
      {isNewPrice && (
        <p role="alert" className={styles.changed}>
          价格已变动：<s>{moneyText(priceBefore)}</s> → <b>{moneyText(goods.price)}</b>
          ，请确认后再提交
        </p>
      )}
      {max > 1 && (
        <div className={styles.row}>
          <div>
            <p>数量</p>
            <p className="muted">最多可购{max}件</p>
          </div>
          <QuantityInput label="购买数量" value={quantity} onChange={setQuantity} max={max} />
        </div>
      )}
      {points && (
        <div className={styles.points}>
          <Checkbox
            checked={wantsPoints && most.points > 0}
            disabled={most.points === 0}
            onChange={setWantsPoints}
          >
            使用积分抵扣
          </Checkbox>
          <p className="muted">
            {most.points > 0
              ? `${pointsText(most.points)}抵 ${moneyText(most.points)}`
              : '暂无可用积分'}
          </p>
        </div>
      )}
      <dl className={styles.sums}>
        <Sum label="商品总价" value={quote.total} />
        {quote.points > 0 && <Sum label="积分抵扣" value={quote.points} sign="−" />}
      </dl>
      {agreement && (
        <div className={styles.agreement}>
          <Checkbox
            checked={agreed}
            error={agreed ? undefined : error}
            onChange={(checked) => {
              setAgreed(checked)
              setError(undefined)
            }}
          >
            我已阅读购买须知
          </Checkbox>
          <button type="button" className={styles.read} onClick={agreement.onRead}>
            查看须知
          </button>
        </div>
      )}
      {order.note !== undefined && <p className={styles.note}>{order.note}</p>}
    </Sheet>
  )
}

function Sum({ label, value, sign = '' }: { label: string; value: number; sign?: string }) {
  return (
    <div className={styles.sum}>
      <dt>{label}</dt>
      <dd>
        {sign}
        {moneyText(value)}
      </dd>
    </div>
  )
}
