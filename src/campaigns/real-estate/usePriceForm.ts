import { useState } from 'react'
import { typedPrice } from '@/kit/amounts/price'
import { isFarFrom } from './market'

interface PriceFormOptions {
  /** The initial text of the field. */
  typed?: string
  /** In 分; undefined if the market has none. */
  floor: number | undefined
  /** @param price in 分 */
  send: (price: number) => Promise<void> | undefined
}

/** A price form; a price far from the floor needs a confirmation first. */
export function usePriceForm({ typed: first = '', floor, send }: PriceFormOptions) {
  const [typed, setTyped] = useState(first)
  const [isTried, setIsTried] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const price = typedPrice(typed)
  return {
    /** In 分; undefined while it is none. */
    price,
    /** For the `PriceInput`. */
    field: { value: typed, onChange: setTyped, isTried },
    submit: () => {
      setIsTried(true)
      if (price === undefined) return undefined
      if (!isFarFrom(price, floor)) return send(price)
      setIsAsked(true)
      return undefined
    },
    /** For the `FarDialog`. */
    far: {
      open: isAsked,
      onClose: () => setIsAsked(false),
      price,
      floor,
      onConfirm: () => {
        setIsAsked(false)
        return price === undefined ? undefined : send(price)
      },
    },
  }
}
