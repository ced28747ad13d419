import { queryClient } from '@/kit/page/query/queryClient'
import { companionsQuery } from './queries'

export { SoulPage as Component } from './SoulPage'
export { head } from './head'

export function loader(): null {
  void queryClient.prefetchQuery(companionsQuery())
  return null
}
