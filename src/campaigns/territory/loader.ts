import {
  listTopTerritories,
  readApplyInfo,
  readApplyStatus,
  readProjectedRevenue,
  readTerritory,
} from '@/api/territory'
import { pageLoader } from '@/kit/campaign/pageLoader'
import { idOf } from '@/lib/urlParams'
import { isLoggedIn, whenReady } from '@/session/session'
import { ownTerritoryOf } from './territoryState'

/** The tab that is open first. */
export const FIRST_CYCLE = 7

/**
 * The territory of the address; without one the person's own, or else the first of the top five. A malformed id makes
 * no call about a territory.
 */
export const loadTerritory = pageLoader(({ query, signal }) => {
  const asked = idOf(query.get('territoryId'))
  const isBad = query.has('territoryId') && asked === undefined
  const top = once(() => listTopTerritories(undefined, { signal }))
  const loggedIn = once(async () => {
    await whenReady()
    return isLoggedIn()
  })
  const own = once(async () =>
    (await loggedIn()) ? readApplyStatus({ territoryId: asked }, { signal }) : null,
  )
  const shown = once(async () => {
    if (isBad) return ''
    if (asked !== undefined) return asked
    const mine = ownTerritoryOf(await own().catch(() => null))
    return mine || ((await top())[0]?.territoryId ?? '')
  })

  return {
    main: async () => {
      const territoryId = await shown()
      return territoryId === '' ? null : readTerritory({ territoryId }, { signal })
    },
    top,
    revenue: async () => {
      const territoryId = await shown()
      if (territoryId === '') return null
      return readProjectedRevenue({ territoryId, cycleDays: FIRST_CYCLE }, { signal })
    },
    application: async () => {
      if (isBad) return null
      const answer = await own()
      const territoryId = await shown()
      if (!answer || territoryId === '' || answer.territoryId === territoryId) return answer
      return asked === undefined ? readApplyStatus({ territoryId }, { signal }) : answer
    },
    applyInfo: async () => {
      const territoryId = await shown()
      if (territoryId === '' || !(await loggedIn())) return null
      return readApplyInfo({ territoryId }, { signal })
    },
  }
})

/** Runs at the first call; every call gets that one's answer. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => (running ??= run())
}
