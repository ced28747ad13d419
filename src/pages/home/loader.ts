import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryFacilitators } from '@/api/facilitator'
import { HOME_PAGE, type ProviderGroup } from '@/api/providerGroups'
import { sessionCache } from '@/kit/query/sessionCache'
import { loadHomeStyles } from './homeStyles'

/** Back from a provider shows the list at once, at its scroll position. */
const KEEP_MS = 60_000

const kept = sessionCache<ProviderGroup[]>(KEEP_MS)
const KEY = 'page 1'

/** Page 1 with size 10, before the page renders (specification section 2). */
export async function loadHome({ request }: LoaderFunctionArgs): Promise<ProviderGroup[]> {
  const { signal } = request
  const [groups] = await Promise.all([
    kept.get(KEY, () => queryFacilitators(HOME_PAGE, { signal }), signal),
    loadHomeStyles(),
  ])
  return groups
}

/** Fetches the list again, ignoring the cache. @throws what the call throws; the old list is kept then */
export async function refreshHome(): Promise<void> {
  const groups = await queryFacilitators(HOME_PAGE)
  kept.clear()
  keepHome(groups)
}

/** Takes the list that the page's own HTML has already fetched and painted. */
export function keepHome(groups: ProviderGroup[]): void {
  void kept.get(KEY, () => Promise.resolve(groups))
}
