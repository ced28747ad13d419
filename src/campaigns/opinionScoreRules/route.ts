import { queryClient } from '@/kit/page/query/queryClient'
import { rulesQuery } from '@/kit/rules/rulesQuery'

export { OpinionScoreRulesPage as Component } from './OpinionScoreRulesPage'
export { head } from './head'

export function loader(): null {
  void queryClient.prefetchQuery(rulesQuery('OPINION_RULES'))
  return null
}
