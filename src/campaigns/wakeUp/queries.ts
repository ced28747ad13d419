import { readSharedUser } from '@/api/invitation'
import { composedQuery } from '@/kit/page/query/answer'

/** Whose code the address carries; null where it carries none. The page needs it for nothing: it fails in silence. */
export const inviterQuery = (inviteCode: string | undefined) =>
  composedQuery(
    'silent-inviter',
    { inviteCode },
    (signal) => (inviteCode ? readSharedUser({ inviteCode }, { signal, silent: true }) : null),
    { sameForAll: true },
  )
