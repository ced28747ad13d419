import {
  listTopTerritories,
  readApplyInfo,
  readApplyStatus,
  readProjectedRevenue,
  readTerritory,
} from '@/api/territory'
import { failureOf } from '@/api/failure'
import { pageLoader, whenLoggedIn } from '@/kit/campaign/pageLoader'
import { idOf } from '@/lib/urlParams'
import { ownTerritoryOf } from './territoryState'

/** The tab that is open first. */
export const FIRST_CYCLE = 7

/**
 * The territory of the address; without one the person's own, or else the first of the top five. A malformed id makes
 * no call about a territory. A person's own answers are undefined where nobody was logged in to ask for them.
 */
export const loadTerritory = pageLoader(({ query, signal }) => {
  const asked = idOf(query.get('territoryId'))
  const isBad = query.has('territoryId') && asked === undefined
  const top = once(() => listTopTerritories(undefined, { signal }))
  const own = once(() =>
    whenLoggedIn(() => readApplyStatus({ territoryId: asked }, { signal }), undefined),
  )
  // Where nobody can say whose territory it is, there is none to show: another one would stay after a retry.
  const shown = once(async () => {
    if (isBad) return ''
    if (asked !== undefined) return asked
    const mine = ownTerritoryOf(await own().catch(noneForGuests))
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
      if (territoryId === '') return undefined
      return whenLoggedIn(() => readApplyInfo({ territoryId }, { signal }), undefined)
    },
  }
})

/** A login that the platform no longer takes is a guest's. @throws what else went wrong */
function noneForGuests(error: unknown): undefined {
  if (failureOf(error).kind === 'signedOut') return undefined
  throw error
}

/** Runs at the first call; every call gets that one's answer. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => (running ??= run())
}
