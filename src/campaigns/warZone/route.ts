import { readLatestArena } from '@/api/arena'
import { answerQuery } from '@/kit/page/query/answer'
import { queryClient } from '@/kit/page/query/queryClient'

export { WarZonePage as Component } from './WarZonePage'
export { head } from './head'

export function loader(): null {
  void queryClient.prefetchQuery(answerQuery(readLatestArena, undefined))
  return null
}
