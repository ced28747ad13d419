import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { listActivityGoods, readExchangeDate, readExchangeInfo } from '@/api/lhExchange'
import { withServerTime } from '@/lib/serverClock'
import { idOf } from '@/lib/url/urlParams'

/** When it runs; sets the platform's clock. The same for everybody, as the next one. */
export const dateQuery = (activityId: string | undefined) =>
  queryOptions({
    queryKey: ['qiXi', 'date', activityId],
    queryFn: async ({ signal }) =>
      withServerTime(await readExchangeDate({ activityId }, { signal })),
  })

export const infoQuery = (activityId: string | undefined) =>
  queryOptions({
    queryKey: ['qiXi', 'info', activityId],
    queryFn: ({ signal }) => readExchangeInfo({ activityId }, { signal }),
  })

/** The boxes and the wheel, with what the person may still have. @param session `sessionKey()` */
export const goodsQuery = (session: number, activityId: string | undefined) =>
  queryOptions({
    queryKey: ['qiXi', 'goods', activityId, session],
    queryFn: ({ signal }) => listActivityGoods({ activityId }, { signal }),
  })

export const mainRequest: MainRequestOf = ({ params }) => ({
  call: listActivityGoods,
  payload: { activityId: idOf(params.get('activityId')) },
})
