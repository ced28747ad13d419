import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { activityQuery } from '@/kit/page/query/activityQuery'
import { keepGuestAnswer } from '@/kit/page/query/queryClient'
import { isFailed, isSignedOut } from '@/kit/page/query/queryPart'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShellState } from '@/kit/page/shell/useShellState'
import { readVisitParams } from '@/lib/url/urlParams'
import { useSessionKey } from '@/session/useSession'
import { entryOf, ownTerritoryId } from './carnival'
import { applicationQuery } from './queries'

export type Carnival = ReturnType<typeof useCarnival>

/** The season, and the person's place in it. */
export function useCarnival() {
  const campaign = useCampaign()
  const session = useSessionKey()
  const [params] = useSearchParams()
  const { activityId, inviteCode, from } = readVisitParams(params)
  const options = activityQuery(session, activityId)
  const query = useQuery({ ...options, placeholderData: keepGuestAnswer(options.queryKey) })
  const own = useQuery({ ...applicationQuery(session), enabled: campaign.loggedIn })
  const shell = useShellState(query, query.data)
  const loggedIn = campaign.loggedIn && !isSignedOut(own)
  // Where it cannot be read, the platform judges what is sent.
  const application = loggedIn ? (isFailed(own) ? null : own.data) : undefined
  const activity = query.data
  return {
    activityId,
    inviteCode,
    from,
    shell,
    activity,
    options,
    loggedIn,
    application,
    /** The person's application could not be asked for. */
    applicationFailed: loggedIn && isFailed(own),
    refetchApplication: own.refetch,
    ownId: ownTerritoryId(application),
    entry: activity
      ? entryOf({ shell: shell.name, loggedIn, application, activity })
      : ('login' as const),
  }
}
