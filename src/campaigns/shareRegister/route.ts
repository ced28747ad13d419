import { meQuery } from '@/kit/people/me'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { inviterQuery } from '@/kit/landing/inviter'
import { queryClient } from '@/kit/page/query/queryClient'
import { readVisitParams } from '@/lib/url/urlParams'
import { isLoggedIn } from '@/session/session'

export { ShareRegisterPage as Component } from './ShareRegisterPage'
export { head } from './head'

export function loader({ request }: LoaderFunctionArgs): null {
  const visit = readVisitParams(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(inviterQuery(visit))
  if (isLoggedIn()) void queryClient.prefetchQuery(meQuery())
  return null
}
