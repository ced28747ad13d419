import type { Call } from '@/sandbox/handle'

export type Ask = Pick<Call<unknown>, 'caller' | 'now' | 'scenario'>

interface Terms {
  /** What the person had before the orders of earlier days. */
  available: number
  hasPast: boolean
}

const USUAL: Terms = { available: 12_860, hasPast: true }

/** Lives that can be asked for: each is its own, so that none spoils another. */
const LIVES: Readonly<Record<string, Terms>> = {
  lack: { ...USUAL, available: 60 },
  zero: { available: 0, hasPast: true },
  rich: { ...USUAL, available: 88_888_880 },
  history_empty: { ...USUAL, hasPast: false },
}

/** Which life the page asks for; '' is the usual one. */
export function worldOf({ scenario }: Pick<Ask, 'scenario'>): string {
  return Object.keys(LIVES).find((name) => scenario(name)) ?? ''
}

export function termsOf(world: string): Terms {
  return LIVES[world] ?? USUAL
}
