import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '@/kit/page/query/queryClient'
import { inviteCodeOf } from '@/lib/url/urlParams'
import { inviterQuery } from './queries'

export { WakeUpPage as Component } from './WakeUpPage'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const { searchParams } = new URL(request.url)
  void queryClient.prefetchQuery(inviterQuery(inviteCodeOf(searchParams.get('inviteCode'))))
  return null
}
