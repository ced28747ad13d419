import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { queryClient } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { useSessionKey } from '@/session/useSession'
import { applicationQuery, applyInfoQuery, territoryQuery } from './queries'
import { addressOf } from './state/territoryAddress'
import { viewOf } from './state/territoryView'
import type { Changed } from './state/territoryView'

/** The territory of the address and the person's place in it. */
export function useTerritory() {
  const [params] = useSearchParams()
  const { loggedIn } = useCampaign()
  const session = useSessionKey()
  const address = addressOf(params)
  const { asked, isBad } = address
  const options = territoryQuery(session, address)
  const main = useQuery(options)
  const shownId = asked ?? main.data?.territoryId
  const member = loggedIn && !isBad

  // The main application can be for another territory than the one on screen.
  const own = useQuery({ ...applicationQuery(session, asked), enabled: member })
  const isOther =
    asked === undefined && Boolean(shownId && own.data && own.data.territoryId !== shownId)
  const other = useQuery({
    ...applicationQuery(session, shownId),
    enabled: member && isOther,
  })
  const applyInfo = useQuery({
    ...applyInfoQuery(session, shownId ?? ''),
    enabled: member && Boolean(shownId),
  })
  const applicationKey = applicationQuery(session, isOther ? shownId : asked).queryKey

  return {
    main,
    options,
    view: viewOf({ main: main.data, application: isOther ? other : own, applyInfo }, loggedIn),
    /** Shows what a write has answered, until the page is refetched. */
    applyPatch: ({ territory, application }: Changed) => {
      if (territory) queryClient.setQueryData(options.queryKey, territory)
      if (application) queryClient.setQueryData(applicationKey, application)
    },
  }
}
