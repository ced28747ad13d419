import { queryClient } from '@/kit/page/query/queryClient'
import { rulesQuery } from '@/kit/rules/rulesQuery'
import { isLoggedIn } from '@/session/session'
import { sessionKey } from '@/session/sessionKey'
import { standardQuery } from './queries'

export { RewardRulesPage as Component } from './RewardRulesPage'
export { head } from './head'

export function loader(): null {
  void queryClient.prefetchQuery(rulesQuery('REWARD_RULES'))
  if (isLoggedIn()) void queryClient.prefetchQuery(standardQuery(sessionKey()))
  return null
}
