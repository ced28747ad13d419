import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { FEED_PAGE_SIZE, listHomeFeed, listUserMoments } from '@/api/feed'
import { readUserInfo } from '@/api/login'
import type { Moment } from '@/api/moment'
import { readPlanet } from '@/api/planet'
import { momentIdOf, publishedOf } from '@/kit/feed/feed'
import { pagedQuery } from '@/kit/list/pagedQuery'
import { idOf } from '@/lib/url/urlParams'

/** The planet; null where there is none of this id. @param session `sessionKey()` */
export const planetQuery = (session: number, planetId: string) =>
  queryOptions({
    queryKey: ['plAce', 'planet', planetId, session],
    queryFn: ({ signal }) => readPlanet({ planetId }, { signal }),
  })

/** Its owner. @param session `sessionKey()` */
export const ownerQuery = (session: number, uid: string) =>
  queryOptions({
    queryKey: ['plAce', 'owner', uid, session],
    queryFn: ({ signal }) => readUserInfo({ uid }, { signal }),
  })

/** The owner's latest moments: the first page is enough. @param session `sessionKey()` */
export const ownMomentsQuery = (session: number, uid: string) =>
  queryOptions({
    queryKey: ['plAce', 'moments', uid, session],
    queryFn: async ({ signal }) => {
      const request = { uid, pageNo: 1, pageSize: FEED_PAGE_SIZE }
      return publishedOf((await listUserMoments(request, { signal })).list)
    },
  })

/** What happens on other planets. @param session `sessionKey()` */
export const feedQuery = (session: number) =>
  pagedQuery<Moment, { hasMore: boolean; list: readonly Moment[] }>({
    queryKey: ['plAce', 'feed', session],
    queryFn: async (pageNo, signal) => {
      const request = { scene: 'PLANET', pageNo, pageSize: FEED_PAGE_SIZE } as const
      const { hasMore, list } = await listHomeFeed(request, { signal })
      return { hasMore, list: publishedOf(list) }
    },
    idOf: momentIdOf,
  })

export const mainRequest: MainRequestOf = ({ params }) => {
  const planetId = idOf(params.get('planetId'))
  return planetId === undefined ? undefined : { call: readPlanet, payload: { planetId } }
}
