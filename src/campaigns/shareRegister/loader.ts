import { readSharedUser } from '@/api/invitation'
import { readUserInfo } from '@/api/login'
import type { UserInfo } from '@/api/login'
import { pageLoader } from '@/kit/campaign/pageLoader'
import type { PageLoad } from '@/kit/campaign/pageLoader'
import { readVisitParams } from '@/lib/urlParams'
import { isLoggedIn, whenReady } from '@/session/session'
import { inviterKey } from './invite'

/** Who invites, and for people who are logged in who they are. */
export const loadShareRegister = pageLoader(({ query, signal }) => ({
  main: async () => {
    const key = inviterKey(readVisitParams(query))
    return key ? readSharedUser(key, { signal }) : null
  },
  me: async (): Promise<UserInfo | null> => {
    await whenReady()
    return isLoggedIn() ? readUserInfo({}, { signal }) : null
  },
}))

type PartsIn<Load> = Load extends PageLoad<infer Parts> ? Parts : never
export type ShareRegisterParts = PartsIn<ReturnType<typeof loadShareRegister>>
