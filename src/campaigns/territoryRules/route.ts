import { pageLoader } from '@/kit/query/pageLoader'
import { prefetchRules, rulesRequest } from '@/kit/texts/rulesQuery'

export { TerritoryRulesPage as Component } from './TerritoryRulesPage'
export { head } from './head'

export const mainRequest = rulesRequest('TERRITORY_RULES')

export const loader = pageLoader(undefined, () => prefetchRules('TERRITORY_RULES'))
