import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readSharedUser } from '@/api/invitation'
import { answerQuery } from '@/kit/query/answer'
import { pageLoader } from '@/kit/query/pageLoader'
import { queryClient } from '@/kit/query/queryClient'
import { inviteCodeOf } from '@/lib/url/urlParams'

export { WakeUpPage as Component } from './WakeUpPage'
export { head } from './head'

export const mainRequest: MainRequestOf = ({ params }) => {
  const inviteCode = inviteCodeOf(params.get('inviteCode'))
  return inviteCode ? requestOf(readSharedUser, { inviteCode }) : undefined
}

export const loader = pageLoader(undefined, ({ params }) => {
  const inviteCode = inviteCodeOf(params.get('inviteCode'))
  if (inviteCode)
    void queryClient.prefetchQuery(answerQuery(readSharedUser, { inviteCode }, { silent: true }))
})
