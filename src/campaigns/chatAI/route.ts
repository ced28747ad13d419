import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '@/kit/page/query/queryClient'
import { idOf } from '@/lib/url/urlParams'
import { companionsQuery } from './queries'

export { ChatAIPage as Component } from './ChatAIPage'
// The document is drawn without an address, which would be the list of companions.
export { ChatShell as Shell } from './ChatSkeleton'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const { searchParams } = new URL(request.url)
  void queryClient.prefetchQuery(companionsQuery(idOf(searchParams.get('npcId'))))
  return null
}
