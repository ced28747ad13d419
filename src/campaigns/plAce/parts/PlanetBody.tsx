import type { Planet, PlanetVisit } from '@/api/planet'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { useCampaign } from '@/kit/page/useCampaign'
import { gateOf } from '../place'
import { MoreMoments, OwnMoments } from './Moments'
import { OwnerCard } from './OwnerCard'
import { Scenes } from './Scenes'
import { VisitCard } from './VisitCard'

interface PlanetBodyProps {
  planetId: string
  planet: Planet
  visit: PlanetVisit | undefined
}

/** What can be seen of a planet: all of it, its owner alone, or only that it is closed. */
export function PlanetBody({ planetId, planet, visit }: PlanetBodyProps) {
  const gate = gateOf(planet)
  if (gate === 'open')
    return (
      <>
        <VisitCard planet={planet} visit={visit} />
        <OwnerCard planet={planet} />
        <Scenes planetId={planetId} scenes={planet.scenes} />
        <OwnMoments uid={planet.ownerUid} />
        <MoreMoments />
      </>
    )
  return (
    <>
      {gate === 'private' && <OwnerCard planet={planet} />}
      <Elsewhere />
    </>
  )
}

/** Where to go from a planet on which nobody can land. */
export function Elsewhere() {
  const { pageName } = useCampaign()
  return (
    <>
      <MoreMoments />
      <OpenAppBar pageName={pageName} />
    </>
  )
}
