import { pageLoader } from '@/kit/query/pageLoader'
import { prefetchText, textRequest } from '@/kit/texts/textQuery'

export { NewRulesPage as Component } from './NewRulesPage'
export { head } from './head'

export const mainRequest = textRequest('REWARD_RULES')

export const loader = pageLoader(undefined, () => prefetchText('REWARD_RULES'))
