import { listHomeFeed, listUserMoments } from '@/api/feed'
import { handle } from '@/sandbox/serve/handle'
import { person } from '@/sandbox/users'
import { momentPage, published } from './rows'

export const handlers = [
  handle(listHomeFeed, (call) => {
    // Companions' moments are only in their own lists.
    const rows = published().filter(({ npcId }) => npcId === '')
    return momentPage(call, call.scenario('feed_0') ? [] : rows)
  }),
  handle(listUserMoments, (call) => {
    const { uid = '' } = call.payload
    const own = published().filter(({ author, npcId }) => (npcId || person(author).uid) === uid)
    return momentPage(call, call.scenario('dynamic_0') ? [] : own)
  }),
]
