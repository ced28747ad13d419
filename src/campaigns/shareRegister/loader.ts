import { readSharedUser } from '@/api/invitation'
import { readUserInfo } from '@/api/login'
import { pageLoader, whenLoggedIn } from '@/kit/campaign/pageLoader'
import type { ShownIn } from '@/kit/campaign/pageLoader'
import { readVisitParams } from '@/lib/urlParams'
import { inviterKey } from './invite'

/** Who invites, and for people who are logged in who they are. */
export const loadShareRegister = pageLoader(({ query, signal }) => ({
  main: async () => {
    const key = inviterKey(readVisitParams(query))
    return key ? readSharedUser(key, { signal }) : null
  },
  me: () => whenLoggedIn(() => readUserInfo({}, { signal }), null),
}))

export type ShareRegisterParts = ShownIn<typeof loadShareRegister>
