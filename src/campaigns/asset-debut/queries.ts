import { queryOptions } from '@tanstack/react-query'
import { getActivityById } from '@/api/activity'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { listSales } from '@/api/market'
import { idOf } from '@/lib/url/urlParams'

/** What the item is traded for, by its cheapest offer; the same for everybody. */
export const floorQuery = (itemId: string) =>
  queryOptions({
    queryKey: ['asset-debut', 'floor', itemId],
    queryFn: async ({ signal }) => {
      const request = { itemId, sort: 'PRICE_ASC', pageNo: 1, pageSize: 1 } as const
      const { item, list } = await listSales(request, { signal })
      return { price: item?.floorPrice ?? list[0]?.price }
    },
  })

export const mainRequest: MainRequestOf = ({ params }) => ({
  call: getActivityById,
  payload: { activityId: idOf(params.get('activityId')) },
})
