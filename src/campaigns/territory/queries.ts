import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import type { RevenueCycle } from '@/api/territory'
import {
  listTopTerritories,
  readApplyInfo,
  readApplyStatus,
  readProjectedRevenue,
  readTerritory,
} from '@/api/territory'
import { failureOf } from '@/api/core/verdict/failure'
import { queryClient } from '@/kit/page/query/queryClient'
import { topQuery } from '@/kit/territory/topQuery'
import { isLoggedIn, whenReady } from '@/session/session'
import { addressOf } from './state/territoryAddress'
import type { TerritoryAddress } from './state/territoryAddress'
import { ownTerritoryOf } from './state/territoryState'

/** The tab that is open first. */
export const FIRST_CYCLE: RevenueCycle = 7

/**
 * Territory info and projected revenue go out without auth: they are the same for everybody.
 * The territory of the address; without one the person's own, or else the first of the top five. Null where there is
 * none, and without a call for a malformed id.
 * @param session `sessionKey()`
 */
export const territoryQuery = (session: number, { asked, isBad }: TerritoryAddress) =>
  queryOptions({
    queryKey:
      asked === undefined ? ['territory', 'own', isBad, session] : ['territory', 'info', asked],
    queryFn: async ({ signal }) => {
      if (isBad) return null
      const territoryId = asked ?? (await defaultId(session))
      return territoryId === '' ? null : readTerritory({ territoryId }, { signal })
    },
  })

/** The person's application: for this territory, or their main one where none is asked for. For members. */
export const applicationQuery = (session: number, territoryId: string | undefined) =>
  queryOptions({
    queryKey: ['territory', 'application', territoryId, session],
    queryFn: ({ signal }) => readApplyStatus({ territoryId }, { signal }),
  })

/** What adopting takes for this person. For members. */
export const applyInfoQuery = (session: number, territoryId: string) =>
  queryOptions({
    queryKey: ['territory', 'applyInfo', territoryId, session],
    queryFn: ({ signal }) => readApplyInfo({ territoryId }, { signal }),
  })

export const revenueQuery = (territoryId: string, cycleDays: RevenueCycle) =>
  queryOptions({
    queryKey: ['territory', 'revenue', territoryId, cycleDays],
    queryFn: ({ signal }) => readProjectedRevenue({ territoryId, cycleDays }, { signal }),
  })

/** Where it cannot be asked whose territory it is, there is none to show: another one would stay after a retry. */
async function defaultId(session: number): Promise<string> {
  await whenReady()
  const own = isLoggedIn() && ownTerritoryOf(await ownApplication(session))
  return own || ((await queryClient.ensureQueryData(topQuery()))[0]?.territoryId ?? '')
}

/** A login that the platform no longer takes is a guest's. @throws what else went wrong */
async function ownApplication(session: number) {
  try {
    return await queryClient.ensureQueryData(applicationQuery(session, undefined))
  } catch (error) {
    if (failureOf(error).kind === 'signedOut') return undefined
    throw error
  }
}

/** Without a territory in its address the page begins with the top five. */
export const mainRequest: MainRequestOf = ({ params }) => {
  const { asked, isBad } = addressOf(params)
  if (isBad) return undefined
  return asked === undefined
    ? { call: listTopTerritories, payload: {} }
    : { call: readTerritory, payload: { territoryId: asked } }
}
