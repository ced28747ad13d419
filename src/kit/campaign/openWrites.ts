import { asRecord, parseOrKeep } from '@/lib/json'
import { sessionStore } from '@/lib/storage'
import { tokens } from '@/session/session'

/** A write whose end is not known here, or whose number may still be used. */
export interface OpenWrite {
  bizNo: string
  /** It was sent, and nobody on this page knows what became of it. */
  unsure: boolean
  /** What `confirm` needs to know of the time before, as JSON. */
  mark: unknown
}

export interface OpenWrites {
  find: (key: string) => OpenWrite | undefined
  keep: (key: string, write: OpenWrite) => void
  drop: (key: string) => void
}

interface Kept extends OpenWrite {
  id: string
  at: number
}

const KEY = 'openWrites'
const LASTS_MS = 3_600_000
const MOST = 20

/**
 * The open writes of a page, which outlive it: whoever leaves in the middle and comes back, or loads the page anew, has
 * the same number for the same intent. Neither the intent nor the person can be read from what the tab keeps.
 * @param owner the person's id, once the page knows it: the token can change for the same person. A write is kept by
 * both, because the next load may know only one of them.
 */
export function openWritesOf(page: string, owner: () => string | undefined = noOwner): OpenWrites {
  const idsOf = (key: string) =>
    [owner(), tokens()]
      .filter((who) => who !== undefined)
      .map((who) => shortWord(JSON.stringify([page, key, who])))
  const find = (key: string) => {
    const ids = idsOf(key)
    return readKept().find(({ id }) => ids.includes(id))
  }
  /** All but this write, by whatever it is kept. */
  const others = (key: string) => {
    const bizNo = find(key)?.bizNo
    return readKept().filter((kept) => kept.bizNo !== bizNo)
  }
  return {
    find,
    keep(key, write) {
      const at = Date.now()
      storeKept([...others(key), ...idsOf(key).map((id) => ({ ...write, id, at }))])
    },
    drop: (key) => storeKept(others(key)),
  }
}

function noOwner(): undefined {}

function storeKept(all: readonly Kept[]): void {
  if (all.length === 0) sessionStore.remove(KEY)
  else sessionStore.set(KEY, JSON.stringify(all.slice(-MOST)))
}

function readKept(): Kept[] {
  const all = parseOrKeep(sessionStore.get(KEY) ?? '')
  return Array.isArray(all) ? all.filter(isKept) : []
}

/** Anybody can write into a tab's storage: what is none of ours, or old, is nothing. */
function isKept(value: unknown): value is Kept {
  const { id, bizNo, unsure, at } = asRecord(value) ?? {}
  const isOurs = typeof id === 'string' && typeof bizNo === 'string' && typeof unsure === 'boolean'
  return isOurs && typeof at === 'number' && Date.now() - at < LASTS_MS
}

/** Sixteen digits that tell texts apart and lead back to none of them. */
function shortWord(text: string): string {
  return fold(text, 0x811c9dc5) + fold(text, 0x2545f491)
}

function fold(text: string, seed: number): string {
  let word = seed
  for (let at = 0; at < text.length; at += 1)
    word = Math.imul(word ^ text.charCodeAt(at), 0x01000193)
  return (word >>> 0).toString(16).padStart(8, '0')
}
