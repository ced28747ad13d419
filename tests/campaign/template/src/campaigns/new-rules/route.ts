import { pageLoader } from '@/kit/query/pageLoader'
import { prefetchRules, rulesRequest } from '@/kit/texts/rulesQuery'

export { NewRulesPage as Component } from './NewRulesPage'
export { head } from './head'

export const mainRequest = rulesRequest('REWARD_RULES')

export const loader = pageLoader(undefined, () => prefetchRules('REWARD_RULES'))
