import { pageLoader } from '@/kit/query/pageLoader'
import { prefetchText, textRequest } from '@/kit/texts/textQuery'

export { TerritoryRulesPage as Component } from './TerritoryRulesPage'
export { head } from './head'

export const mainRequest = textRequest('TERRITORY_RULES')

export const loader = pageLoader(undefined, () => prefetchText('TERRITORY_RULES'))
