import { endpoint } from './core/endpoint'
import { fields, flag, list } from './core/read'
import { Moment } from './moment'

export const FEED_PAGE_SIZE = 10

/** ASSUMED. A page of moments. */
export const MomentPage = fields({ hasMore: flag, list: list(Moment) })

/** Where the platform's recommended moments are shown. ASSUMED. */
export type FeedScene = 'SOUL' | 'PLANET'

/** The platform's recommended moments for a page. Path ASSUMED. */
export const listHomeFeed = endpoint<{
  /** The page that shows the moments. */
  scene: FeedScene
  pageNo: number
  pageSize: number
}>()({
  name: 'home/feed',
  method: 'GET',
  path: '/xfacade/api/facade/home/feed',
  auth: 'optional',
  answer: MomentPage,
})

/** A person's own moments, the latest first; a companion's uid is its `npcId` (ASSUMED). Path ASSUMED. */
export const listUserMoments = endpoint<{
  /** The person or companion who has written them. */
  uid: string
  pageNo: number
  pageSize: number
}>()({
  name: 'user/dynamic',
  method: 'GET',
  path: '/xfacade/api/facade/user/dynamic',
  auth: 'optional',
  answer: MomentPage,
})
