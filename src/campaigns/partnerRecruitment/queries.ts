import { queryOptions } from '@tanstack/react-query'
import { readAgentTerritory, readBuyAgentInfo, readMessageRoll } from '@/api/agent'
import type { MainRequestOf } from '@/api/core/mainRequest'

/** What partners and applicants did lately: the same for everybody. */
export const newsQuery = queryOptions({
  queryKey: ['partnerRecruitment', 'news'],
  queryFn: ({ signal }) => readMessageRoll(undefined, { signal }),
})

/** How far the partner's territory is. For members. @param session `sessionKey()` */
export const landQuery = (session: number) =>
  queryOptions({
    queryKey: ['partnerRecruitment', 'land', session],
    queryFn: ({ signal }) => readAgentTerritory(undefined, { signal }),
  })

/** The levels: without them there is nothing to apply for. */
export const mainRequest: MainRequestOf = () => ({ call: readBuyAgentInfo, payload: {} })
