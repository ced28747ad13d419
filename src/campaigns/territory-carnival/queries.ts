import { queryOptions } from '@tanstack/react-query'
import { getActivityById } from '@/api/activity'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readPromotionNumber } from '@/api/invitation'
import { readApplyStatus, readProjectedRevenue } from '@/api/territory'
import { readVisitParams } from '@/lib/url/urlParams'

/** How many have joined the season. */
export const promotionQuery = (activityId: string | undefined) =>
  queryOptions({
    queryKey: ['territory-carnival', 'promotion', activityId],
    queryFn: ({ signal }) => readPromotionNumber({ activityId }, { signal }),
  })

/** The person's own territory, or else their latest application. For members. @param session `sessionKey()` */
export const applicationQuery = (session: number) =>
  queryOptions({
    queryKey: ['territory-carnival', 'application', session],
    queryFn: ({ signal }) => readApplyStatus({}, { signal }),
  })

/** The week's forecast of a territory. Without auth: the same for everybody. */
export const revenueQuery = (territoryId: string) =>
  queryOptions({
    queryKey: ['territory-carnival', 'revenue', territoryId],
    queryFn: ({ signal }) => readProjectedRevenue({ territoryId, cycleDays: 7 }, { signal }),
  })

export const mainRequest: MainRequestOf = ({ params }) => ({
  call: getActivityById,
  payload: { activityId: readVisitParams(params).activityId },
})
