import { rulesRequest } from '@/kit/rules/rulesQuery'
import { queryOptions } from '@tanstack/react-query'
import { readExchangeConfig } from '@/api/exchange'

/** The exchange's present figures, for people who are logged in. */
export const standardQuery = (session: number) =>
  queryOptions({
    queryKey: ['rewardRules', 'standard', session],
    queryFn: ({ signal }) => readExchangeConfig({}, { signal }),
  })

export const mainRequest = rulesRequest('REWARD_RULES')
