import { queryOptions } from '@tanstack/react-query'
import {
  REGISTRANT_PAGE_SIZE,
  pullNewQrCode,
  readClaimButtons,
  readSharedUser,
  refreshRegistrants,
} from '@/api/invitation'
import type { Registrant } from '@/api/invitation'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { registrantIdOf } from '@/kit/invite/invited'
import { pagedQuery } from '@/kit/list/pagedQuery'
import { syncServerClock, withServerTime } from '@/lib/serverClock'
import { readVisitParams } from '@/lib/url/urlParams'

/** The person's code. It ends by itself: it is not pulled anew each time the page is seen. @param session `sessionKey()` */
export const qrQuery = (session: number, activityId: string | undefined) =>
  queryOptions({
    queryKey: ['invent-user', 'qr', activityId, session],
    queryFn: async ({ signal }) => withServerTime(await pullNewQrCode({ activityId }, { signal })),
    refetchOnWindowFocus: false,
  })

/** @param session `sessionKey()` */
export const tiersQuery = (session: number, activityId: string | undefined) =>
  queryOptions({
    queryKey: ['invent-user', 'tiers', activityId, session],
    queryFn: ({ signal }) => readClaimButtons({ activityId }, { signal }),
  })

/** Whom the person has invited, looked up anew. @param session `sessionKey()` */
export const inviteesQuery = (session: number, activityId: string | undefined) =>
  pagedQuery<Registrant, Awaited<ReturnType<typeof refreshRegistrants>>>({
    queryKey: ['invent-user', 'invitees', activityId, session],
    queryFn: async (pageNo, signal) => {
      const page = { activityId, pageNo, pageSize: REGISTRANT_PAGE_SIZE }
      const answer = await refreshRegistrants(page, { signal })
      syncServerClock(answer.refreshTime)
      return answer
    },
    idOf: registrantIdOf,
  })

/** Who has the code of the address, or else the person's own code. */
export const mainRequest: MainRequestOf = ({ params }) => {
  const { inviteCode, activityId } = readVisitParams(params)
  return inviteCode === undefined
    ? { call: pullNewQrCode, payload: { activityId } }
    : { call: readSharedUser, payload: { inviteCode } }
}
