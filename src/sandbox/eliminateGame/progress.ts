import { accountsOf } from '@/sandbox/account'
import type { Call } from '@/sandbox/serve/handle'
import { ALBUMS, cardIdOf } from './albums'
import type { Album } from './albums'

export const LEVELS = 8

/** A person's progress since the reset. */
interface Account {
  /** The packages that were picked up. */
  picked: Set<string>
  /** The packages that were gone when the person asked for them. */
  gone: Set<string>
  /** How often the albums were requested, in `card_drops`. */
  asked: number
}

export const accounts = accountsOf<Account>(() => ({
  picked: new Set(),
  gone: new Set(),
  asked: 0,
}))

type Start = 'none' | 'some' | 'all'

function startOf({ scenario, user }: Call): Start {
  if (!user || scenario('stage_0')) return 'none'
  const isAll = ['stage_all', 'stage_sold', 'claimed'].some((name) => scenario(name))
  return isAll ? 'all' : 'some'
}

/** How many levels the person has passed. */
export function passedOf(call: Call): number {
  return { none: 0, some: 3, all: LEVELS }[startOf(call)]
}

/** How many copies of each card of an album the person has. */
export function ownedOf(call: Call, album: Album): number[] {
  const start = startOf(call)
  const owned = { none: 0, some: album.owned, all: album.cards.length }[start]
  const dropped = droppedOf(call)
  return album.cards.map((_, at) => {
    const first = at < owned ? 1 + Number(at % 4 === 0) : 0
    return first + Number(dropped.has(cardIdOf(album, at)))
  })
}

/** `card_drops`: each further request of the albums adds one more of the missing cards. */
function droppedOf(call: Call): ReadonlySet<string> {
  if (!call.user || !call.scenario('card_drops')) return new Set()
  const missing = ALBUMS.flatMap((album) =>
    album.cards.slice(album.owned).map((_, at) => cardIdOf(album, album.owned + at)),
  )
  return new Set(missing.slice(0, Math.max(0, accounts.of(call).asked - 1)))
}
