import { useSearchParams } from 'react-router-dom'
import { getActivityById } from '@/api/activity'
import { readApplyStatus } from '@/api/territory'
import { useAnswer } from '@/kit/query/answer'
import { isFailed, isSignedOut } from '@/kit/query/queryPart'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { readVisitParams } from '@/lib/url/urlParams'
import { entryOf, ownTerritoryId } from './carnival'

/** The season, and the person's application. */
export function useCarnival() {
  const campaign = useCampaign()
  const [params] = useSearchParams()
  const { activityId, inviteCode } = readVisitParams(params)
  const query = useAnswer(getActivityById, { activityId })
  const own = useAnswer(readApplyStatus, {}, { enabled: campaign.loggedIn })
  const shell = useShellState(query, query.data)
  const loggedIn = campaign.loggedIn && !isSignedOut(own)
  // If it cannot be read, the platform decides on submit.
  const application = loggedIn ? (isFailed(own) ? null : own.data) : undefined
  const activity = query.data
  return {
    activityId,
    inviteCode,
    shell,
    activity,
    loggedIn,
    application,
    /** The person's application could not be read. */
    applicationFailed: loggedIn && isFailed(own),
    refetchApplication: own.refetch,
    ownId: ownTerritoryId(application),
    entry: entryOf({ shell: shell.name, loggedIn, application, activity }),
  }
}
