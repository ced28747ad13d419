import { readExchangeConfig } from '@/api/exchange'
import { answerQuery } from '@/kit/page/query/answer'
import { queryClient } from '@/kit/page/query/queryClient'
import { rulesQuery } from '@/kit/rules/rulesQuery'
import { isLoggedIn } from '@/session/session'

export { RewardRulesPage as Component } from './RewardRulesPage'
export { head } from './head'

export function loader(): null {
  void queryClient.prefetchQuery(rulesQuery('REWARD_RULES'))
  if (isLoggedIn()) void queryClient.prefetchQuery(answerQuery(readExchangeConfig, {}))
  return null
}
