import { readExchangeConfig } from '@/api/exchange'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { prefetchText, textRequest } from '@/kit/texts/textQuery'

export { RewardRulesPage as Component } from './RewardRulesPage'
export { head } from './head'

export const mainRequest = textRequest('REWARD_RULES')

export const loader = pageLoader(undefined, ({ loggedIn }) => {
  prefetchText('REWARD_RULES')
  if (loggedIn) prefetch(readExchangeConfig, {})
})
