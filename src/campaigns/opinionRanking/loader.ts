import { listOpinionRanks } from '@/api/arena'
import { readUserInfo } from '@/api/login'
import type { UserInfo } from '@/api/login'
import { pageLoader, whenLoggedIn } from '@/kit/campaign/pageLoader'
import { subscribe } from '@/session/session'
import { whoAsks } from '@/session/whoAsks'
import { addressOf, requestOf } from './period'
import type { PeriodId } from './period'

/** Who looks is the same in each period: another tab does not ask again, a reload of the same one does. */
let known: { tab: PeriodId; me: UserInfo } | undefined
subscribe(() => {
  known = undefined
})

/** The first page of the period, and who looks. */
export const loadOpinionRanking = pageLoader(({ query, signal }) => {
  const address = addressOf(query)
  return {
    main: () => listOpinionRanks(requestOf(address, 1), { signal }),
    me: () => whenLoggedIn(() => whoLooks(address.tab, signal), null),
  }
})

async function whoLooks(tab: PeriodId, signal: AbortSignal): Promise<UserInfo> {
  const who = whoAsks()
  const me = known && known.tab !== tab ? known.me : await readUserInfo({}, { signal })
  if (who === whoAsks()) known = { tab, me }
  return me
}
