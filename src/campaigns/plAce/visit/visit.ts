import { PlanetVisit } from '@/api/planet'
import { parseOrKeep } from '@/lib/storage/json'
import { sessionStore } from '@/lib/storage/storage'

const KEY = 'planetVisit.'

/**
 * Whether a visit to this planet may be sent, and notes that it is: true once in a session. Noted before it is sent,
 * because a visit whose answer is lost may have been counted.
 */
export function takeVisit(planetId: string): boolean {
  if (sessionStore.get(KEY + planetId) !== null) return false
  sessionStore.set(KEY + planetId, '')
  return true
}

export function keepVisit(planetId: string, visit: PlanetVisit): void {
  sessionStore.set(KEY + planetId, JSON.stringify(visit))
}

/** What the platform said of the visit of this session. */
export function keptVisit(planetId: string): PlanetVisit | undefined {
  const kept = sessionStore.get(KEY + planetId)
  if (!kept) return undefined
  try {
    return PlanetVisit(parseOrKeep(kept))
  } catch {
    return undefined
  }
}
