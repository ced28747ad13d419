import { requestOf } from '@/api/core/mainRequest'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readSharedUser } from '@/api/invitation'
import { pageLoader } from '@/kit/page/query/pageLoader'
import { queryClient } from '@/kit/page/query/queryClient'
import { inviteCodeOf } from '@/lib/url/urlParams'
import { inviterQuery } from './queries'

export { WakeUpPage as Component } from './WakeUpPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) => {
  const inviteCode = inviteCodeOf(params.get('inviteCode'))
  return inviteCode ? requestOf(readSharedUser, { inviteCode }) : undefined
}

export const loader = pageLoader(
  undefined,
  ({ params }) =>
    void queryClient.prefetchQuery(inviterQuery(inviteCodeOf(params.get('inviteCode')))),
)
