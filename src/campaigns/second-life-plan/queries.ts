import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readStory } from '@/api/secondLife'
import { withServerTime } from '@/lib/serverClock'
import { readVisitParams } from '@/lib/url/urlParams'

/** The story as far as the person is. @param session `sessionKey()` */
export const storyQuery = (session: number, activityId: string | undefined) =>
  queryOptions({
    queryKey: ['second-life-plan', 'story', activityId, session],
    queryFn: async ({ signal }) => withServerTime(await readStory({ activityId }, { signal })),
  })

export const mainRequest: MainRequestOf = ({ params }) => ({
  call: readStory,
  payload: { activityId: readVisitParams(params).activityId },
})
