import { readLatestArena } from '@/api/arena'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { pageLoader } from '@/kit/query/pageLoader'

export { WarZonePage as Component } from './WarZonePage'
export { head } from './head'

export const mainRequest: MainRequestOf = () => requestOf(readLatestArena, undefined)

export const loader = pageLoader(mainRequest)
