import { parseAmount } from './money'

/** In 分: 1 to 9,999,999.99 元. */
const LEAST_PRICE = 100
const MOST_PRICE = 999_999_999

/** The error of a typed price; undefined if it is valid. */
export function priceError(typed: string): string | undefined {
  if (typedPrice(typed) !== undefined) return undefined
  return typed.trim() === '' ? '请输入价格' : '请输入正确的价格'
}

/** The typed price, in 分; undefined if invalid. */
export function typedPrice(typed: string): number | undefined {
  const price = parseAmount(typed, 2)
  return price !== undefined && price >= LEAST_PRICE && price <= MOST_PRICE ? price : undefined
}
