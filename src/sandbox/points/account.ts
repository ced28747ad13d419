import { accountsOf } from '@/sandbox/account'
import type { MemberCall } from '@/sandbox/serve/handle'
import { randomInt, seededRandom } from '@/sandbox/random'

/** Everybody starts with enough for something, not for everything. */
export const balances = accountsOf((_, uid) => ({
  available: 860 + randomInt(seededRandom(`points/${uid}`), 30) * 20,
  frozen: 0,
}))

/** Adds points, or takes them with a negative amount. Returns the balance afterwards, never below 0. */
export function addPoints(call: MemberCall, amount: number): number {
  const balance = balances.of(call)
  balance.available = Math.max(0, balance.available + amount)
  return balance.available
}
