import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readSharedUser } from '@/api/invitation'
import { inviteCodeOf } from '@/lib/url/urlParams'

/** Whose code the address carries, the same for everybody; null where it carries none. The page needs it for nothing. */
export const inviterQuery = (inviteCode: string | undefined) =>
  queryOptions({
    queryKey: ['wakeUp', 'inviter', inviteCode],
    queryFn: ({ signal }) =>
      inviteCode ? readSharedUser({ inviteCode }, { signal, silent: true }) : null,
  })

export const mainRequest: MainRequestOf = ({ params }) => {
  const inviteCode = inviteCodeOf(params.get('inviteCode'))
  return inviteCode ? { call: readSharedUser, payload: { inviteCode } } : undefined
}
