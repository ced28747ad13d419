import { readCompanions } from '@/api/character'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { pageLoader } from '@/kit/query/pageLoader'
import { idOf } from '@/lib/url/urlParams'

export { ChatAIPage as Component } from './ChatAIPage'
// The static document is rendered without parameters, which would be the list of companions.
export { ChatShell as Shell } from './ChatSkeleton'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) =>
  requestOf(readCompanions, { npcId: idOf(params.get('npcId')) })

export const loader = pageLoader(mainRequest)
