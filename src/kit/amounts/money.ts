import { trimEndOf } from '@/lib/format/trimEndOf'
import { groupNumber } from '@/lib/format/groupNumber'

/*
 * Amounts are whole numbers of the smallest unit (points, or 分 of money): no fraction is ever added or compared. What a
 * double cannot hold exactly is no amount.
 */

export type Rounding = 'down' | 'half-up' | 'up'

const MOST_DIGITS = /^(?:[.,]*\d){0,15}[.,]?/
const PLAIN = /^\d*(?:\.\d+|,\d{1,2})?$/
const GROUPS_BY_COMMA = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/
const GROUPS_BY_POINT = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/

/**
 * Typed or pasted text, as digits, points and commas: `¥１，０００` is `1,000`. The separators stay, because their
 * meaning shows only with the last digit: `12,5`, `1,000`.
 */
export function cleanAmount(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[。·٫]/g, '.')
    .replace(/[、٬]/g, ',')
    .replace(/[^\d.,]/g, '')
    .replace(/^0+(?=\d)/, '')
  return MOST_DIGITS.exec(plain)?.[0] ?? ''
}

/** The same with only a point: `12,5` is `12.5`, `1,000` is `1000`; undefined if it is no number. */
export function plainAmount(text: string): string | undefined {
  const typed = text.replace(/[.,]$/, '')
  if (PLAIN.test(typed)) return typed.replace(',', '.')
  if (GROUPS_BY_COMMA.test(typed)) return typed.replace(/,/g, '')
  return GROUPS_BY_POINT.test(typed) ? typed.replace(/\./g, '').replace(',', '.') : undefined
}

/**
 * The amount in the smallest unit, or undefined if there is none, or if it is ambiguous: `1.000` is one or a thousand.
 */
export function parseAmount(text: string, decimals = 0): number | undefined {
  const [whole = '', fraction = ''] = plainAmount(text)?.split('.') ?? []
  if (whole + fraction === '' || fraction.length > Math.max(decimals, 2)) return undefined
  if (Number(fraction.slice(decimals)) !== 0) return undefined
  const amount = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** The error of a typed amount that is unreadable or ambiguous. */
export function unclearAmount(text: string, decimals = 0): string | undefined {
  if (text === '' || parseAmount(text, decimals) !== undefined) return undefined
  return decimals === 0 ? '请输入整数' : `请确认小数点：用“.”输入，最多${decimals}位小数`
}

/** An amount as a person types it: `1000`, `12.5`. */
export function typedAmount(amount: number, decimals = 0): string {
  const text = fixed(amount, decimals)
  return decimals === 0 ? text : withoutZeros(text)
}

/** `12.50` as `12.5`, `12.00` as `12`. @param text with a point */
export function withoutZeros(text: string): string {
  return trimEndOf(trimEndOf(text, '0'), '.')
}

/** An amount as a page shows it: `1,000`, with 2 decimals `1,000.00`. */
export function formatAmount(amount: number, decimals = 0): string {
  const [whole = '', fraction] = fixed(amount, decimals).split('.')
  const grouped = groupNumber(Number(whole))
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** ¥1,234.50 @param fen hundredths of a yuan */
export const moneyText = (fen: number): string => `¥${formatAmount(fen, 2)}`

/** Yuan without needless zeros: ¥1,980, ¥199.50. */
export function yuanText(yuan: number): string {
  return Number.isInteger(yuan) ? `¥${formatAmount(yuan)}` : moneyText(Math.round(yuan * 100))
}

/**
 * A share of an amount, e.g. a fee: exact for every rate that the platform can send, NaN if a double cannot hold it.
 * @param unit how many of the result's units make one of `amount × rate`, e.g. 100 for 分 out of 元
 */
export function shareOf(amount: number, rate: number, rounding: Rounding, unit = 1): number {
  const { digits, scale } = decimalOf(rate)
  const product = BigInt(wholeOf(amount)) * BigInt(unit) * digits
  const step = { down: 0n, 'half-up': scale / 2n, up: scale - 1n }[rounding]
  const share = Number((product + step) / scale)
  return Number.isSafeInteger(share) ? share : Number.NaN
}

/** A rate as a fraction of whole numbers; 0 if invalid. */
function decimalOf(rate: number): { digits: bigint; scale: bigint } {
  const match = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(rate))
  const fraction = match?.[2] ?? ''
  const digits = BigInt(`${match?.[1] ?? 0}${fraction}`)
  const power = Number(match?.[3] ?? 0) - fraction.length
  return power >= 0
    ? { digits: digits * 10n ** BigInt(power), scale: 1n }
    : { digits, scale: 10n ** BigInt(-power) }
}

function fixed(amount: number, decimals: number): string {
  const digits = String(wholeOf(amount)).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** An invalid amount counts as 0, so that a page never shows NaN. */
function wholeOf(amount: number): number {
  return Number.isSafeInteger(amount) && amount > 0 ? amount : 0
}
