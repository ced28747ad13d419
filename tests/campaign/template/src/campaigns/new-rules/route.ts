import { pageLoader } from '@/kit/page/query/pageLoader'
import { prefetchRules, rulesRequest } from '@/kit/rules/rulesQuery'

export { NewRulesPage as Component } from './NewRulesPage'
export { head } from './head'

export const mainRequest = rulesRequest('REWARD_RULES')

export const loader = pageLoader(undefined, () => prefetchRules('REWARD_RULES'))
