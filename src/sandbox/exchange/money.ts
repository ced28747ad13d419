/** The campaign's terms. One reward is one fen; the fee is rounded half up to a fen. */
export const RATE = 0.01
const FEE_PER_MILLE = 6

export function feeRateOf(isFree: boolean): number {
  return isFree ? 0 : FEE_PER_MILLE / 1000
}

/** What so many rewards are worth, in fen. */
export function cashOf(amount: number, isFree: boolean): { cash: number; fee: number } {
  const fee = isFree ? 0 : Math.floor((amount * FEE_PER_MILLE + 500) / 1000)
  return { cash: amount - fee, fee }
}

/** Yuan with two decimals. */
export function yuan(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
}
