import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { failureOf } from '@/api/core/verdict/failure'
import { listTopTerritories, readApplyInfo, readApplyStatus, readTerritory } from '@/api/territory'
import type { RevenueCycle } from '@/api/territory'
import { answerQuery, composedQuery, patchAnswer, useAnswer } from '@/kit/query/answer'
import { keepGuestAnswer, queryClient } from '@/kit/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { idOf } from '@/lib/url/urlParams'
import { isLoggedIn, whenReady } from '@/session/session'
import { useSessionKey } from '@/session/useSession'
import { ownTerritoryOf } from './territoryState'
import { viewOf, type Changed } from './territoryView'

/** The territory in the address. */
interface TerritoryAddress {
  asked: string | undefined
  /** Its id is malformed. */
  isBad: boolean
}

export function addressOf(params: URLSearchParams): TerritoryAddress {
  const asked = idOf(params.get('territoryId'))
  return { asked, isBad: params.has('territoryId') && asked === undefined }
}

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
  const [first] = await queryClient.fetchQuery(answerQuery(listTopTerritories, undefined))
  return first?.territoryId ?? ''
}

/** A login that the platform refuses counts as a guest. @throws any other error */
async function ownApplication() {
  try {
    return await queryClient.fetchQuery(answerQuery(readApplyStatus, {}))
  } catch (error) {
    if (failureOf(error).kind === 'signedOut') return undefined
    throw error
  }
}

/** The territory of the address and the person's relation to it. */
export function useTerritory() {
  const [params] = useSearchParams()
  const { loggedIn } = useCampaign()
  useSessionKey()
  const address = addressOf(params)
  const { asked, isBad } = address
  const options = territoryQuery(address)
  const main = useQuery({
    ...options,
    placeholderData: keepGuestAnswer(options.queryKey),
  })
  const shownId = asked ?? main.data?.territoryId
  const member = loggedIn && !isBad

  // The main application can be for another territory than the one on screen.
  const own = useAnswer(readApplyStatus, { territoryId: asked }, { enabled: member })
  const isOther =
    asked === undefined && Boolean(shownId && own.data && own.data.territoryId !== shownId)
  const other = useAnswer(readApplyStatus, { territoryId: shownId }, { enabled: member && isOther })
  const applyInfo = useAnswer(
    readApplyInfo,
    { territoryId: shownId ?? '' },
    { enabled: member && Boolean(shownId) },
  )

  return {
    main,
    options,
    view: viewOf({ main: main.data, application: isOther ? other : own, applyInfo }, loggedIn),
    /** Shows a write's answer, until the page is refetched. */
    applyPatch: ({ territory, application }: Changed) => {
      if (territory) queryClient.setQueryData(options.queryKey, territory)
      if (application)
        patchAnswer(readApplyStatus, { territoryId: isOther ? shownId : asked }, () => application)
    },
  }
}
