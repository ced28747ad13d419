import { groupNumber } from '@/lib/format/groupNumber'

/*
 * Amounts are whole numbers of the smallest unit (points, or 分 of money): no fraction is ever added or compared. What a
 * double cannot hold exactly is no amount.
 */

export type Rounding = 'down' | 'half-up' | 'up'

/** What a person typed or pasted, as digits with at most one point: `１,０００` and `¥1 000` are 1000. */
export function cleanAmount(text: string, decimals = 0): string {
  const plain = text
    .normalize('NFKC')
    .replace(/。/g, '.')
    .replace(/[^\d.]/g, '')
  const [whole = '', ...rest] = plain.split('.')
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 15 - decimals)
  if (decimals === 0 || rest.length === 0) return digits
  return `${digits || '0'}.${rest.join('').slice(0, decimals)}`
}

/** The amount in the smallest unit, or undefined where there is none. */
export function parseAmount(text: string, decimals = 0): number | undefined {
  const match = /^(\d+)(?:\.(\d*))?$/.exec(text)
  const fraction = match?.[2] ?? ''
  if (!match || fraction.length > decimals) return undefined
  const amount = Number(`${match[1]}${fraction.padEnd(decimals, '0')}`)
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** An amount as a person types it: `1000`, `12.5`. */
export function typedAmount(amount: number, decimals = 0): string {
  const text = fixed(amount, decimals)
  return decimals === 0 ? text : text.replace(/\.?0+$/, '')
}

/** An amount as a page shows it: `1,000`, with 2 decimals `1,000.00`. */
export function formatAmount(amount: number, decimals = 0): string {
  const [whole = '', fraction] = fixed(amount, decimals).split('.')
  const grouped = groupNumber(Number(whole))
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/**
 * A share of an amount, e.g. a fee: exact for every rate that the platform can write down, NaN where a double cannot hold
 * it.
 * @param unit how many of the result's units make one of `amount × rate`, e.g. 100 for 分 out of 元
 */
export function shareOf(amount: number, rate: number, rounding: Rounding, unit = 1): number {
  const { digits, scale } = decimalOf(rate)
  const product = BigInt(wholeOf(amount)) * BigInt(unit) * digits
  const step = { down: 0n, 'half-up': scale / 2n, up: scale - 1n }[rounding]
  const share = Number((product + step) / scale)
  return Number.isSafeInteger(share) ? share : Number.NaN
}

/** A rate as a fraction of whole numbers; 0 for what is no rate. */
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

/** What is no amount counts as 0, so that a page never shows NaN. */
function wholeOf(amount: number): number {
  return Number.isSafeInteger(amount) && amount > 0 ? amount : 0
}
