import { queryOptions } from '@tanstack/react-query'
import { readCompanions } from '@/api/character'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { FEED_PAGE_SIZE, listHomeFeed, listUserMoments } from '@/api/feed'
import type { Moment } from '@/api/moment'
import { momentIdOf, publishedOf } from '@/kit/feed/feed'
import { pagedQuery } from '@/kit/list/pagedQuery'

/** Everybody who could be met. The same for everybody. */
export const companionsQuery = () =>
  queryOptions({
    queryKey: ['soul', 'companions'],
    queryFn: ({ signal }) => readCompanions({}, { signal }),
  })

const DAILY = 3

/** A companion's latest moments. */
export const dailyQuery = (npcId: string) =>
  queryOptions({
    queryKey: ['soul', 'daily', npcId],
    queryFn: async ({ signal }): Promise<readonly Moment[]> => {
      const { list } = await listUserMoments(
        { uid: npcId, pageNo: 1, pageSize: FEED_PAGE_SIZE },
        { signal },
      )
      return publishedOf(list).slice(0, DAILY)
    },
  })

/** What the platform chooses, page by page. @param session `sessionKey()` */
export const feedQuery = (session: number) =>
  pagedQuery<Moment, { list: readonly Moment[]; hasMore: boolean }>({
    queryKey: ['soul', 'feed', session],
    queryFn: async (pageNo, signal) => {
      const { list, hasMore } = await listHomeFeed(
        { scene: 'SOUL', pageNo, pageSize: FEED_PAGE_SIZE },
        { signal },
      )
      return { list: publishedOf(list), hasMore }
    },
    idOf: momentIdOf,
  })

export const mainRequest: MainRequestOf = () => ({ call: readCompanions, payload: {} })
