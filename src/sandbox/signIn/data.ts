import { boolean, number, object, string } from 'valibot'
import type { InferOutput } from 'valibot'
import { day } from '@/sandbox/clock'
import { dice } from '@/sandbox/dice'
import { collection } from '@/sandbox/platform'
import { timeOf } from './clock'
import type { ClockAsk } from './clock'

const DAY_MS = 86_400_000

/** `world`: each history that can be asked for is a life of its own, so that none spoils another. */
const Account = object({
  uid: string(),
  world: string(),
  /** The date that the person joined. */
  since: string(),
  cards: number(),
})
export type Account = InferOutput<typeof Account>

const Signed = object({ uid: string(), world: string(), date: string(), makeup: boolean() })

const accounts = collection(Account)
const signed = collection(Signed)

interface History {
  /** Signed, counting back from today (0). */
  days: (ago: number) => boolean
  joinedAgo: number
}

const streakOf =
  (length: number, from = 1): History['days'] =>
  (ago) =>
    ago >= from && ago < from + length
/** A streak, two missed days before it, and most of the days before those. */
const usual =
  (length: number, from = 1): History['days'] =>
  (ago) =>
    streakOf(length, from)(ago) || (ago > from + length + 1 && dice(`signed/${ago}`)() < 0.75)

const USUAL: History = { days: usual(3), joinedAgo: 40 }
const HISTORIES: Readonly<Record<string, History>> = {
  signed: { days: usual(4, 0), joinedAgo: 40 },
  first_day: { days: () => false, joinedAgo: 0 },
  not_started: { days: () => false, joinedAgo: 0 },
  streak_6: { days: usual(6), joinedAgo: 40 },
  streak_broken: { days: usual(9, 3), joinedAgo: 40 },
  streak_999: { days: streakOf(999), joinedAgo: 999 },
  day_7: { days: usual(7, 0), joinedAgo: 40 },
  cycle_missed: { days: (ago) => ago > 0 && ago !== 2, joinedAgo: 4 },
}
const CARDS: Readonly<Record<string, number>> = { makeup_0: 0, makeup_2: 2 }

/** The person's account in the history asked for; it begins with the first question. */
export async function accountOf(ask: ClockAsk): Promise<Account> {
  const of = (names: object) => Object.keys(names).find((name) => ask.scenario(name)) ?? ''
  const past = of(HISTORIES)
  const cards = of(CARDS)
  const world = [past, cards, ...['month_start', 'month_end'].filter((n) => ask.scenario(n))].join()
  const known = accounts.findFirst((q) => q.where({ uid: ask.caller, world }))
  if (known) return known
  const { days, joinedAgo } = HISTORIES[past] ?? USUAL
  const dateOf = (ago: number) => day(timeOf(ask) - ago * DAY_MS)
  for (let ago = joinedAgo; ago >= 0; ago--)
    if (days(ago)) await addSigned({ uid: ask.caller, world }, dateOf(ago), false)
  return accounts.create({
    uid: ask.caller,
    world,
    since: dateOf(joinedAgo),
    cards: CARDS[cards] ?? 1,
  })
}

type Owner = Pick<Account, 'uid' | 'world'>

export async function addSigned({ uid, world }: Owner, date: string, makeup: boolean) {
  await signed.create({ uid, world, date, makeup })
}

/** The signed dates; true for those that a card paid for. */
export function signedDates({ uid, world }: Owner): ReadonlyMap<string, boolean> {
  const rows = signed.findMany((q) => q.where({ uid, world }))
  return new Map(rows.map(({ date, makeup }) => [date, makeup]))
}

export async function takeCard({ uid, world }: Owner): Promise<void> {
  await accounts.update((q) => q.where({ uid, world }), {
    data(draft) {
      draft.cards -= 1
    },
  })
}
