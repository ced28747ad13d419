import type { TerritoryStatus } from '@/api/territory'
import { DAY_MS } from '@/sandbox/clock'
import type { Call } from '@/sandbox/serve/handle'
import { findUser, person, type User } from '@/sandbox/users'
import { applicationOf, isForcedLord, isWaitedFor } from './applications'
import type { TerritoryRecord } from './data'

export interface Ownership {
  status: TerritoryStatus
  lord?: { uid: string; nickname: string }
  expiresAt: number
}

/** In these scenarios the territory can be applied for. */
const FREE_SCENARIOS = [
  'free',
  'free_quota',
  'paid',
  'not_met',
  'rejected',
  'expired',
  'approve_now',
  'reject_now',
  'taken',
]

export function isForcedFree({ scenario }: Call): boolean {
  return FREE_SCENARIOS.some((name) => scenario(name))
}

/** The present owner of the territory, by scenario. The viewer's own actions take precedence over a free scenario. */
export function ownershipOf(call: Call, record: TerritoryRecord, viewer?: User): Ownership {
  const { scenario, now } = call
  if (scenario('locked')) return unowned('LOCKED')
  if (scenario('applying') || scenario('applying_other')) return unowned('APPLYING')
  if (isForcedLord(call)) return ownedBy(viewer ?? lordOf(record), record, now)
  if (scenario('occupied_other') || scenario('no_planet'))
    return ownedBy(lordOf(record), record, now)
  if (isForcedFree(call)) return freeUnlessTheirs(record, viewer, now)
  if (record.locked) return unowned('LOCKED')
  if (record.lordUid) return ownedBy(lordOf(record), record, now)
  return unowned(isWaitedFor(record.territoryId) ? 'APPLYING' : 'FREE')
}

const unowned = (status: TerritoryStatus): Ownership => ({ status, expiresAt: 0 })

function ownedBy(lord: Ownership['lord'], record: TerritoryRecord, now: number): Ownership {
  return { status: 'OCCUPIED', lord, expiresAt: record.expiresAt || now + 90 * DAY_MS }
}

function lordOf({ lordUid }: TerritoryRecord): { uid: string; nickname: string } {
  return (lordUid && findUser({ uid: lordUid })) || person(0)
}

/** Free, except for the person who has applied, or has been approved, since the reset. */
function freeUnlessTheirs(record: TerritoryRecord, viewer: User | undefined, now: number) {
  if (viewer && record.lordUid === viewer.uid) return ownedBy(viewer, record, now)
  const own = viewer && applicationOf(record.territoryId, viewer.uid)
  return unowned(own?.status === 'PENDING' ? 'APPLYING' : 'FREE')
}
