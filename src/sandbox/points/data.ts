import { number, object, string } from 'valibot'
import { dice, pick } from '@/sandbox/dice'
import { collection } from '@/sandbox/platform'

const Balance = object({ uid: string(), available: number(), frozen: number() })

/** A balance begins when somebody first asks for it. */
const balances = collection(Balance)

/** What everybody starts with: enough for something, not for everything. */
function firstBalance(uid: string) {
  return { uid, available: 860 + pick(dice(`points/${uid}`), 30) * 20, frozen: 0 }
}

export async function balanceOf(uid: string): Promise<{ available: number; frozen: number }> {
  const known = balances.findFirst((q) => q.where({ uid }))
  return known ?? balances.create(firstBalance(uid))
}

/** Adds points, or takes them with a negative amount. Answers the balance afterwards; it never falls below 0. */
export async function addPoints(uid: string, amount: number): Promise<number> {
  const before = await balanceOf(uid)
  const available = Math.max(0, before.available + amount)
  await balances.update((q) => q.where({ uid }), {
    data(draft) {
      draft.available = available
    },
  })
  return available
}
