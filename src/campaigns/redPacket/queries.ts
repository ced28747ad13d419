import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readUserPoints } from '@/api/points'
import { appointmentInfo } from '@/api/redPacket'
import { idOf } from '@/lib/url/urlParams'
import { withServerTime } from '@/lib/serverClock'

/** Rounds, appointment and winners; sets the platform's clock. @param session `sessionKey()` */
export const rainQuery = (session: number, activityId: string | undefined) =>
  queryOptions({
    queryKey: ['redPacket', 'info', activityId, session],
    queryFn: async ({ signal }) =>
      withServerTime(await appointmentInfo({ activityId, action: 'QUERY' }, { signal })),
  })

export const pointsQuery = (session: number) =>
  queryOptions({
    queryKey: ['redPacket', 'points', session],
    queryFn: ({ signal }) => readUserPoints(undefined, { signal, silent: true }),
  })

export const mainRequest: MainRequestOf = ({ params }) => ({
  call: appointmentInfo,
  payload: { activityId: idOf(params.get('activityId')), action: 'QUERY' },
})
