import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readEntrust } from '@/api/entrust'
import type { Entrust } from '@/api/entrust'
import { readApplyStatus, readTerritory } from '@/api/territory'
import { serverNow } from '@/lib/serverClock'
import { idOf } from '@/lib/url/urlParams'
import type { Snapshot } from './entrust'

export const territoryIdOf = (params: URLSearchParams) => idOf(params.get('territoryId'))

export const snapshotOf = (entrust: Entrust | null): Snapshot => ({ entrust, at: serverNow() })

/** Null for who is not the lord, and without a call where the address names no territory. */
export const entrustQuery = (session: number, territoryId: string | undefined) =>
  queryOptions({
    queryKey: ['entrust', 'info', territoryId, session],
    queryFn: async ({ signal }) =>
      snapshotOf(territoryId === undefined ? null : await readEntrust({ territoryId }, { signal })),
  })

/** The same for everybody: only its name is shown. */
export const territoryQuery = (territoryId: string) =>
  queryOptions({
    queryKey: ['entrust', 'territory', territoryId],
    queryFn: ({ signal }) => readTerritory({ territoryId }, { signal }),
  })

/** For members. */
export const applicationQuery = (session: number, territoryId: string) =>
  queryOptions({
    queryKey: ['entrust', 'application', territoryId, session],
    queryFn: ({ signal }) => readApplyStatus({ territoryId }, { signal }),
  })

export const mainRequest: MainRequestOf = ({ params }) => {
  const territoryId = territoryIdOf(params)
  return territoryId === undefined ? undefined : { call: readEntrust, payload: { territoryId } }
}
