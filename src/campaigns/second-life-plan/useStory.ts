import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { readStory } from '@/api/secondLife'
import { validInviter } from '@/kit/landing/inviter'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { useAnswer } from '@/kit/query/answer'
import { isSignedOut } from '@/kit/query/queryPart'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { readVisitParams } from '@/lib/url/urlParams'
import { currentStep, progressOf } from './secondLife'

/** The story, the person's progress, and the inviter. */
export function useStory() {
  const campaign = useCampaign()
  const [params] = useSearchParams()
  const { activityId, shareUid } = readVisitParams(params)
  const query = useAnswer(readStory, { activityId })
  const me = useMe({ enabled: campaign.loggedIn })
  const inviter = useQuery(inviterQuery({ shareUid }))
  const shell = useShellState(query, query.data)
  const loggedIn = campaign.loggedIn && !isSignedOut(query)
  const story = query.data
  return {
    activityId,
    shareUid,
    shell,
    story,
    loggedIn,
    /** The data shown is still the guest's. */
    isAsking: query.isPlaceholderData,
    me: loggedIn ? me.data : undefined,
    inviter: validInviter(inviter.data),
    progress: story ? progressOf(story) : ('unknown' as const),
    current: story && currentStep(story.steps),
    isOpen: shell.name === 'READY',
  }
}
