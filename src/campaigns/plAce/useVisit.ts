import { useEffect, useState } from 'react'
import { PlanetVisit, visitPlanet } from '@/api/planet'
import type { Planet } from '@/api/planet'
import { visitorKey } from '@/kit/channel/visitorKey'
import { useCampaign } from '@/kit/page/useCampaign'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { parseOrKeep } from '@/lib/storage/json'
import { sessionStore } from '@/lib/storage/storage'
import { takesVisits } from './place'

export interface Visited {
  visit: PlanetVisit | undefined
  /** It was answered just now, not before a reload or Back. */
  isFresh: boolean
}

interface Way {
  shareUid: string | undefined
  from: string | undefined
}

/** Leaves one visit a session at an open planet, and returns its answer. Without an answer the page stays as it is. */
export function useVisit(
  planetId: string,
  planet: Planet | null | undefined,
  { shareUid, from }: Way,
): Visited {
  const { track } = useCampaign()
  const isMounted = useIsMounted()
  const [visited, setVisited] = useState<Visited>(() => ({
    visit: keptVisit(planetId),
    isFresh: false,
  }))
  const isWelcome = takesVisits(planet)
  useEffect(() => {
    if (!isWelcome || !takeVisit(planetId)) return
    track('page', 'visit', { planetId })
    visitPlanet({ planetId, visitorKey: visitorKey(), from, shareUid }).then(
      (visit) => {
        keepVisit(planetId, visit)
        if (isMounted()) setVisited({ visit, isFresh: true })
      },
      () => undefined,
    )
  }, [isWelcome, planetId, shareUid, from, track, isMounted])
  return visited
}

const KEY = 'planetVisit.'

/**
 * Whether a visit to this planet may be sent, and notes that it is: true once in a session. Noted before it is sent,
 * because a visit whose answer is lost may have been counted.
 */
function takeVisit(planetId: string): boolean {
  if (sessionStore.get(KEY + planetId) !== null) return false
  sessionStore.set(KEY + planetId, '')
  return true
}

function keepVisit(planetId: string, visit: PlanetVisit): void {
  sessionStore.set(KEY + planetId, JSON.stringify(visit))
}

/** The platform's answer to this session's visit. */
function keptVisit(planetId: string): PlanetVisit | undefined {
  const kept = sessionStore.get(KEY + planetId)
  if (!kept) return undefined
  try {
    return PlanetVisit(parseOrKeep(kept))
  } catch {
    return undefined
  }
}
