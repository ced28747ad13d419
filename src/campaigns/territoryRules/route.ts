import { queryClient } from '@/kit/page/query/queryClient'
import { rulesQuery } from '@/kit/rules/rulesQuery'

export { TerritoryRulesPage as Component } from './TerritoryRulesPage'
export { head } from './head'

export function loader(): null {
  void queryClient.prefetchQuery(rulesQuery('TERRITORY_RULES'))
  return null
}
