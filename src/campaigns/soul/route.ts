import { readCompanions } from '@/api/character'
import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { pageLoader } from '@/kit/query/pageLoader'

export { SoulPage as Component } from './SoulPage'
export { head } from './head'

export const mainRequest: MainRequestOf = () => requestOf(readCompanions, {})

export const loader = pageLoader(mainRequest)
