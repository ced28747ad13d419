import { failureOf } from '@/api/core/verdict/failure'
import { listTopTerritories, readApplyStatus, readTerritory } from '@/api/territory'
import type { RevenueCycle } from '@/api/territory'
import { answerQuery, composedQuery } from '@/kit/page/query/answer'
import { queryClient } from '@/kit/page/query/queryClient'
import { isLoggedIn, whenReady } from '@/session/session'
import type { TerritoryAddress } from './territoryAddress'
import { ownTerritoryOf } from './territoryState'

/** The initial tab. */
export const FIRST_CYCLE: RevenueCycle = 7

/**
 * Territory info and projected revenue go out without auth: they are the same for all accounts. The territory of the
 * address; without one the person's own, or else the first of the top five. Null if there is none, and without a call
 * for a malformed id.
 */
export const territoryQuery = ({ asked, isBad }: TerritoryAddress) =>
  composedQuery(
    'territory',
    { asked, isBad },
    async (signal) => {
      if (isBad) return null
      const territoryId = asked ?? (await defaultId())
      return territoryId === '' ? null : readTerritory({ territoryId }, { signal })
    },
    { sameForAll: asked !== undefined },
  )

/** If the own territory cannot be read, none is shown: another one would stay after a retry. */
async function defaultId(): Promise<string> {
  await whenReady()
  const own = isLoggedIn() && ownTerritoryOf(await ownApplication())
  if (own) return own
  const [first] = await queryClient.ensureQueryData(answerQuery(listTopTerritories, undefined))
  return first?.territoryId ?? ''
}

/** A login that the platform refuses counts as a guest. @throws any other error */
async function ownApplication() {
  try {
    return await queryClient.ensureQueryData(answerQuery(readApplyStatus, {}))
  } catch (error) {
    if (failureOf(error).kind === 'signedOut') return undefined
    throw error
  }
}
