import { pageLoader } from '@/kit/query/pageLoader'
import { prefetchText, textRequest } from '@/kit/texts/textQuery'

export { OpinionScoreRulesPage as Component } from './OpinionScoreRulesPage'
export { head } from './head'

export const mainRequest = textRequest('OPINION_RULES')

export const loader = pageLoader(undefined, () => prefetchText('OPINION_RULES'))
