import type { UserPoints } from '@/api/points'

/** Both calls of the page tell the balance, and either can fail or come late. */
export interface BalanceSources {
  /** By the sign-in status, or by what was signed since. */
  told: number | undefined
  asked: Pick<UserPoints, 'available'> | undefined
}

export interface Balance extends BalanceSources {
  value: number | undefined
}

/** The newer source wins: an answer that was kept because the next one failed must not take points back. */
export function balanceOf(before: Balance | undefined, { told, asked }: BalanceSources): Balance {
  const sources = { told, asked: asked ?? before?.asked }
  if (asked?.available !== undefined && asked !== before?.asked)
    return { ...sources, value: asked.available }
  const stays = before !== undefined && asked !== undefined && told === before.told
  return { ...sources, value: stays ? before.value : (told ?? asked?.available) }
}
