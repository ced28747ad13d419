import { queryClient } from '@/kit/page/query/queryClient'
import { arenaQuery } from './queries'

export { WarZonePage as Component } from './WarZonePage'
export { head } from './head'

export function loader(): null {
  void queryClient.prefetchQuery(arenaQuery())
  return null
}
