import { listHomeFeed, listUserMoments } from '@/api/feed'
import { CAST } from '@/sandbox/character/companions'
import { handle } from '@/sandbox/serve/handle'
import { person } from '@/sandbox/users'
import { momentPage, published } from './rows'

export const handlers = [
  handle(listHomeFeed, (call) => momentPage(call, call.scenario('feed_0') ? [] : published())),
  handle(listUserMoments, (call) => {
    const { uid = '' } = call.payload
    const npc = CAST.find(({ npcId }) => npcId === uid)
    const all = published()
    // A companion writes what suits them; the seed has no author of theirs.
    const own = npc
      ? all.filter((_moment, at) => at % CAST.length === CAST.indexOf(npc))
      : all.filter(({ author }) => person(author).uid === uid)
    const rows = call.scenario('dynamic_0') ? [] : own
    const page = momentPage(call, rows)
    if (!npc) return page
    const author = {
      authorUid: npc.npcId,
      authorName: npc.name,
      authorAvatar: call.art('avatar', `npc-${npc.npcId}`),
    }
    return { ...page, list: page.list.map((moment) => ({ ...moment, ...author })) }
  }),
]
