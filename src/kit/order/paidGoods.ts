interface Goods {
  name: string
  cover: string | undefined
}

/**
 * What the success of a payment shows: the goods that are open, unless another order was paid meanwhile.
 * @param paidName the order's name, which holds that of its goods; undefined: unknown
 */
export function paidGoods(paidName: string | undefined, { name, cover }: Goods) {
  const isOther = Boolean(paidName) && !paidName?.includes(name)
  return isOther ? { name: paidName ?? '', image: undefined } : { name, image: cover }
}
