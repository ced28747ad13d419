import { readEntrust } from '@/api/entrust'
import type { Entrust } from '@/api/entrust'
import { composedQuery } from '@/kit/page/query/answer'
import { serverNow } from '@/lib/serverClock'
import { idOf } from '@/lib/url/urlParams'
import type { Snapshot } from './entrust'

export const territoryIdOf = (params: URLSearchParams) => idOf(params.get('territoryId'))

export const snapshotOf = (entrust: Entrust | null): Snapshot => ({ entrust, at: serverNow() })

/** Null for others than the lord, and without a call if the address has no territory. */
export const entrustQuery = (territoryId: string | undefined) =>
  composedQuery('entrust', { territoryId }, async (signal) =>
    snapshotOf(territoryId === undefined ? null : await readEntrust({ territoryId }, { signal })),
  )
