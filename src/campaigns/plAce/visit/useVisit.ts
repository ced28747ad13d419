import { useEffect, useState } from 'react'
import { visitPlanet } from '@/api/planet'
import type { Planet, PlanetVisit } from '@/api/planet'
import { visitorKey } from '@/kit/channel/visitorKey'
import { useCampaign } from '@/kit/page/useCampaign'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { takesVisits } from '../place'
import { keepVisit, keptVisit, takeVisit } from './visit'

export interface Visited {
  visit: PlanetVisit | undefined
  /** It was answered just now, not before a reload or Back. */
  isFresh: boolean
}

interface Way {
  shareUid: string | undefined
  from: string | undefined
}

/** Leaves one visit a session at an open planet, and knows what came of it. Without an answer the page goes on as it is. */
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
