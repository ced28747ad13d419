import { hash64 } from '@/lib/hash'
import { asRecord, parseOrKeep } from '@/lib/storage/json'
import { sessionStore } from '@/lib/storage/storage'
import { personKey } from '@/session/session'

/** A write without a known result, or one whose idempotency number may still be used. */
export interface PendingWrite {
  bizNo: string
  /** It was sent, and its result is unknown. */
  isUnknown: boolean
  /** The input of `checkApplied`: the state before the write, as JSON. */
  snapshot: unknown
}

export interface PendingWrites {
  get: (key: string) => PendingWrite | undefined
  set: (key: string, write: PendingWrite) => void
  delete: (key: string) => void
}

interface StoredWrite extends PendingWrite {
  id: string
  at: number
}

const KEY = 'pendingWrites'
const TTL_MS = 3_600_000
const MAX_STORED = 20

/**
 * The pending writes of a page, in session storage: after leaving and returning, or a reload, the same intent has the
 * same idempotency number. Stored under hashes: neither intent nor person can be read from them.
 * @param owner the person's uid, once the page knows it: the token can change for the same person. A write is stored
 * under both, because the next load may know only one of them.
 */
export function pendingWritesOf(
  page: string,
  owner: () => string | undefined = noOwner,
): PendingWrites {
  const idsOf = (key: string) =>
    [owner(), personKey()]
      .filter((who) => who !== undefined)
      .map((who) => hash64(JSON.stringify([page, key, who])))
  const get = (key: string) => {
    const ids = idsOf(key)
    return readStored().find(({ id }) => ids.includes(id))
  }
  const allBut = (key: string) => {
    const bizNo = get(key)?.bizNo
    return readStored().filter((stored) => stored.bizNo !== bizNo)
  }
  return {
    get,
    set(key, write) {
      const at = Date.now()
      store([...allBut(key), ...idsOf(key).map((id) => ({ ...write, id, at }))])
    },
    delete: (key) => store(allBut(key)),
  }
}

function noOwner(): undefined {}

function store(all: readonly StoredWrite[]): void {
  if (all.length === 0) sessionStore.remove(KEY)
  else sessionStore.set(KEY, JSON.stringify(all.slice(-MAX_STORED)))
}

function readStored(): StoredWrite[] {
  const all = parseOrKeep(sessionStore.get(KEY) ?? '')
  return Array.isArray(all) ? all.filter(isStoredWrite) : []
}

/** Storage is untrusted input; old entries have expired. */
function isStoredWrite(value: unknown): value is StoredWrite {
  const { id, bizNo, isUnknown, at } = asRecord(value) ?? {}
  const isOurs =
    typeof id === 'string' && typeof bizNo === 'string' && typeof isUnknown === 'boolean'
  return isOurs && typeof at === 'number' && Date.now() - at < TTL_MS
}
