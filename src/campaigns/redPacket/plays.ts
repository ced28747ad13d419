import { useSyncExternalStore } from 'react'
import { asRecord, parseOrKeep } from '@/lib/storage/json'
import { personChanges } from '@/session/person'
import { personalStore } from '@/session/personalStore'

/** A play that was begun in this tab. Its token is bound to the account: the platform takes it from no other. */
export interface Play {
  playToken: string
  roundId: string
  /** The hits counted at its end; undefined if it was not played to its end: it has lapsed. */
  hitCount?: number
  /** The platform has not answered its result. */
  isOpen: boolean
}

const KEY = 'redPacket:plays'
const MOST = 20
const NONE: readonly Play[] = []

let plays: readonly Play[] | undefined
/** Their owner: `personChanges` when they were read. */
let readAt: number | undefined
const listeners = new Set<() => void>()

/** Also after a reload in the middle of a round: that play is not begun again. */
export function beginPlay(playToken: string, roundId: string): void {
  change([...others(playToken), { playToken, roundId, isOpen: false }].slice(-MOST))
}

/** @param roundId also of a play that had no rain to begin with */
export function endPlay(playToken: string, roundId: string, hitCount: number): void {
  change([...others(playToken), { playToken, roundId, hitCount, isOpen: true }].slice(-MOST))
}

export function closePlay(playToken: string): void {
  change(all().map((play) => (play.playToken === playToken ? { ...play, isOpen: false } : play)))
}

export function usePlays(): readonly Play[] {
  return useSyncExternalStore(subscribe, all, () => NONE)
}

/** For tests, which change the storage below. */
export function forgetPlays(): void {
  plays = undefined
}

function all(): readonly Play[] {
  if (readAt !== personChanges()) plays = undefined
  readAt = personChanges()
  return (plays ??= readStored())
}

function others(playToken: string): Play[] {
  return all().filter((play) => play.playToken !== playToken)
}

function change(next: readonly Play[]): void {
  plays = next
  personalStore.set(KEY, JSON.stringify(next))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readStored(): readonly Play[] {
  const stored = parseOrKeep(personalStore.get(KEY) ?? '')
  return Array.isArray(stored) ? stored.filter(isPlay) : NONE
}

/** Storage is hostile input. */
function isPlay(value: unknown): value is Play {
  const { playToken, roundId, hitCount, isOpen } = asRecord(value) ?? {}
  const isCount = hitCount === undefined || typeof hitCount === 'number'
  return (
    typeof playToken === 'string' &&
    typeof roundId === 'string' &&
    typeof isOpen === 'boolean' &&
    isCount
  )
}

/** The play in the layer. */
export interface Game {
  /** A practice without rewards. */
  isPractice: boolean
  roundId: string
  playToken: string
  durationSec: number
  /** The round's own end; nothing continues after it. */
  end: number
  /** Played before: only its result is read. */
  played?: number
}

export const PRACTICE: Game = {
  isPractice: true,
  roundId: '',
  playToken: '',
  durationSec: 15,
  end: Infinity,
}
