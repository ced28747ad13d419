import { useCallback, useState } from 'react'
import { readProjectedRevenue } from '@/api/territory'
import type { ProjectedRevenue, RevenueCycle } from '@/api/territory'
import type { Settled } from '@/kit/campaign/settle'
import { useLoaded } from '@/kit/useLoaded'
import type { LoadState } from '@/kit/useLoaded'
import { FIRST_CYCLE } from './loader'

export interface Revenue {
  cycle: RevenueCycle
  state: LoadState<ProjectedRevenue | null>
  choose: (cycle: RevenueCycle) => void
  retry: () => void
}

/**
 * The forecast of the chosen cycle: the loader's answer until somebody chooses, then asked for anew each time.
 * Another territory starts over by the owner's key.
 */
export function useRevenue(
  territoryId: string,
  first: Settled<ProjectedRevenue | null> | undefined,
): Revenue {
  const [chosen, choose] = useState<RevenueCycle>()
  const load = useCallback(
    () =>
      chosen === undefined
        ? Promise.resolve(null)
        : readProjectedRevenue({ territoryId, cycleDays: chosen }),
    [territoryId, chosen],
  )
  const loaded = useLoaded(load)
  if (chosen !== undefined) return { cycle: chosen, state: loaded, choose, retry: loaded.retry }
  return {
    cycle: FIRST_CYCLE,
    state: firstState(first),
    choose,
    retry: () => choose(FIRST_CYCLE),
  }
}

function firstState(
  first: Settled<ProjectedRevenue | null> | undefined,
): LoadState<ProjectedRevenue | null> {
  if (!first) return { kind: 'loading' }
  return first.ok ? { kind: 'ready', value: first.value } : { kind: 'failed' }
}
