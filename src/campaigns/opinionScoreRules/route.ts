import { pageLoader } from '@/kit/query/pageLoader'
import { prefetchRules, rulesRequest } from '@/kit/texts/rulesQuery'

export { OpinionScoreRulesPage as Component } from './OpinionScoreRulesPage'
export { head } from './head'

export const mainRequest = rulesRequest('OPINION_RULES')

export const loader = pageLoader(undefined, () => prefetchRules('OPINION_RULES'))
