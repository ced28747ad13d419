import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readPlanet } from '@/api/planet'
import { pageLoader } from '@/kit/query/pageLoader'
import { idOf } from '@/lib/url/urlParams'

export { PlacePage as Component } from './PlacePage'
// The static document is rendered without parameters, which would be an invalid link.
export { PlaceShell as Shell } from './PlaceSkeleton'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) => {
  const planetId = idOf(params.get('planetId'))
  return planetId === undefined ? undefined : requestOf(readPlanet, { planetId })
}

export const loader = pageLoader(mainRequest)
