import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { failureOf } from '@/api/core/verdict/failure'
import { readEntrust, type Entrust } from '@/api/entrust'
import { readApplyStatus, readTerritory } from '@/api/territory'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { composedQuery, useAnswer } from '@/kit/query/answer'
import { queryClient } from '@/kit/query/queryClient'
import { usePolling } from '@/kit/query/usePolling'
import { useCampaign } from '@/kit/page/useCampaign'
import { serverNow } from '@/lib/serverClock'
import { idOf } from '@/lib/url/urlParams'
import { useSessionKey } from '@/session/useSession'
import { endOf, roleOf, statusAt, type Snapshot } from './entrust'

export const territoryIdOf = (params: URLSearchParams) => idOf(params.get('territoryId'))

const snapshotOf = (entrust: Entrust | null): Snapshot => ({ entrust, at: serverNow() })

/** Null for others than the lord, and without a call if the address has no territory. */
export const entrustQuery = (territoryId: string | undefined) =>
  composedQuery('entrust', { territoryId }, async (signal) =>
    snapshotOf(territoryId === undefined ? null : await readEntrust({ territoryId }, { signal })),
  )

/** The polling interval of the income while the keeper works. */
export const POLL_MS = 60_000

/** The entrust of the address's territory, and the visitor's role. */
export function useEntrust() {
  const [params] = useSearchParams()
  const { loggedIn } = useCampaign()
  useSessionKey()
  const territoryId = territoryIdOf(params)
  const main = useQuery(entrustQuery(territoryId))
  const territory = useAnswer(
    readTerritory,
    { territoryId: territoryId ?? '' },
    { enabled: territoryId !== undefined },
  )
  const asksApplication = loggedIn && territoryId !== undefined
  const application = useAnswer(
    readApplyStatus,
    { territoryId: territoryId ?? '' },
    { enabled: asksApplication },
  )
  const entrust = main.data?.entrust ?? null
  const endsAt = main.data && endOf(main.data)
  const now = useServerNowAt([endsAt])
  const status = entrust ? statusAt(entrust.status, endsAt, now) : undefined
  usePolling(() => pollEntrust(territoryId ?? ''), {
    everyMs: POLL_MS,
    enabled: status === 'RUNNING',
  })
  return {
    main,
    entrust,
    status,
    endsAt,
    role: roleOf(entrust, asksApplication ? application : undefined),
    territoryId,
    territoryName: territory.data?.name.trim() ?? '',
  }
}

/** A background poll: its failures are silent, and a newer answer that arrived meanwhile is kept. */
async function pollEntrust(territoryId: string): Promise<void> {
  const { queryKey } = entrustQuery(territoryId)
  const updatedAt = () => queryClient.getQueryState(queryKey)?.dataUpdatedAt
  const before = updatedAt()
  try {
    const answer = await readEntrust({ territoryId }, { silent: true })
    if (updatedAt() === before) queryClient.setQueryData(queryKey, snapshotOf(answer))
  } catch (error) {
    // The end of a login is shown.
    if (failureOf(error).kind === 'signedOut') void queryClient.invalidateQueries({ queryKey })
    throw error
  }
}
