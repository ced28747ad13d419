import type { ActivityOrder } from '@/api/orders'

/** What a turn has brought. `unknown`: it counted, and the answer that names the prize was lost. */
export type Drawn = { name: string; img: string } | 'unknown'

type Prize = Readonly<{ name: string; img: string }>

/** The prize that the answer names itself, else the one in its place. */
export function drawnOf(
  { prize, prizeIndex }: Pick<ActivityOrder, 'prize' | 'prizeIndex'>,
  prizes: readonly Prize[],
): Drawn {
  const { name, img } = prize ?? (prizeIndex === undefined ? undefined : prizes[prizeIndex]) ?? {}
  return name ? { name, img: img ?? '' } : 'unknown'
}

/** What is known before a turn, or after it. */
export interface KnownDraws {
  mineLeft?: number | undefined
  available?: number | undefined
  cost?: number | undefined
}

/**
 * Whether a turn whose answer was lost has counted: a turn less is left. Where nobody counts them, the points tell, unless
 * the prize has paid the turn back.
 */
export function wasDrawn(before: KnownDraws, now: KnownDraws): boolean {
  if (before.mineLeft !== undefined && now.mineLeft !== undefined)
    return now.mineLeft < before.mineLeft
  const { available, cost } = before
  if (available === undefined || now.available === undefined || !cost) return false
  return now.available !== available
}
