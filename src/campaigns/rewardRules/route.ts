import { readExchangeConfig } from '@/api/exchange'
import { prefetch } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { prefetchRules, rulesRequest } from '@/kit/texts/rulesQuery'

export { RewardRulesPage as Component } from './RewardRulesPage'
export { head } from './head'

export const mainRequest = rulesRequest('REWARD_RULES')

export const loader = pageLoader(undefined, ({ loggedIn }) => {
  prefetchRules('REWARD_RULES')
  if (loggedIn) prefetch(readExchangeConfig, {})
})
