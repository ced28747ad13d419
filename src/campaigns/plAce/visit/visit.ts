import { PlanetVisit } from '@/api/planet'
import { newBizNo } from '@/lib/bizNo'
import { parseOrKeep } from '@/lib/storage/json'
import { localStore, sessionStore } from '@/lib/storage/storage'
import { CLIENT_ID_KEY } from '@/session/clientId'

const VISITOR_KEY = 'planetVisitor'
const KEY = 'planetVisit.'

/** This browser as a visitor: fingerprints alone are alike on many phones, so a random part goes with it. */
export function visitorKey(): string {
  const own = localStore.get(VISITOR_KEY) ?? newBizNo()
  localStore.set(VISITOR_KEY, own)
  const clientId = localStore.get(CLIENT_ID_KEY)
  return clientId ? `${clientId}.${own}` : own
}

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
