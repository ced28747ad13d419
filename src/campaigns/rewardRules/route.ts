import { readExchangeConfig } from '@/api/exchange'
import { prefetch } from '@/kit/page/query/answer'
import { pageLoader } from '@/kit/page/query/pageLoader'
import { prefetchRules, rulesRequest } from '@/kit/rules/rulesQuery'

export { RewardRulesPage as Component } from './RewardRulesPage'
export { head } from './head'

export const mainRequest = rulesRequest('REWARD_RULES')

export const loader = pageLoader(undefined, ({ loggedIn }) => {
  prefetchRules('REWARD_RULES')
  if (loggedIn) prefetch(readExchangeConfig, {})
})
