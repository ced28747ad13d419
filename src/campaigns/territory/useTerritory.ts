import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { readApplyInfo, readApplyStatus } from '@/api/territory'
import { patchAnswer, useAnswer } from '@/kit/page/query/answer'
import { queryClient } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { useSessionKey } from '@/session/useSession'
import { territoryQuery } from './queries'
import { addressOf } from './territoryAddress'
import { viewOf } from './territoryView'
import type { Changed } from './territoryView'

/** The territory of the address and the person's relation to it. */
export function useTerritory() {
  const [params] = useSearchParams()
  const { loggedIn } = useCampaign()
  useSessionKey()
  const address = addressOf(params)
  const { asked, isBad } = address
  const options = territoryQuery(address)
  const main = useQuery(options)
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
