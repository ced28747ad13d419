import type { Companion } from '@/api/character'
import type { Call } from '@/sandbox/serve/handle'

interface Cast {
  npcId: string
  name: string
  greeting: string
  tags: string[]
  suggestions: string[]
}

export const DAILY_QUOTA = 30
export const MAX_LENGTH = 200

/** The platform's companions. */
export const CAST: readonly Cast[] = [
  {
    npcId: '80001',
    name: '星野',
    greeting:
      '嗨，我是星野，住在灯塔最上面那层。\n今晚的**星图**刚刚画好，你想先听哪颗星星的故事？',
    tags: ['观星', '安静', '好奇', '夜猫子'],
    suggestions: ['今晚能看到什么星星？', '给我讲个睡前故事', '你一个人住灯塔吗？'],
  },
  {
    npcId: '80002',
    name: '阿橙',
    greeting: '来啦来啦！市集刚开张，我给你留了一杯橘子汽水。今天想聊点什么？',
    tags: ['热闹', '美食', '爱笑', '好奇'],
    suggestions: ['市集上有什么好吃的？', '推荐一道家常菜', '讲个笑话'],
  },
  {
    npcId: '80003',
    name: '木先生',
    greeting: '坐吧。我在修一把旧椅子，手上忙着，耳朵是空的。',
    tags: ['手艺', '安静', '稳重', '早起'],
    suggestions: ['怎么修一把摇晃的椅子？', '你为什么喜欢木头？', '今天有点累'],
  },
  {
    npcId: '80004',
    name: '小雷达',
    greeting: '滴——信号良好！我是探险队的小雷达，下一站去哪里，你来定。',
    tags: ['探险', '热闹', '勇敢', '好奇'],
    suggestions: ['下一站去哪颗星球？', '探险要带什么？', '遇到迷路怎么办？'],
  },
  {
    npcId: '900719925474099123',
    name: '雾屿',
    greeting: '雾很大，你能找到这里，说明我们有缘。',
    tags: ['神秘', '安静', '诗', '夜猫子'],
    suggestions: ['写一首关于雾的诗', '你从哪里来？'],
  },
]

export function companionOf(call: Call, cast: Cast): Companion {
  const { npcId } = cast
  return {
    ...cast,
    avatar: call.art('avatar', `npc-${npcId}`),
    cover: call.art('landscape', `npc-${npcId}`),
    dailyQuota: DAILY_QUOTA,
    maxLen: MAX_LENGTH,
    status: call.scenario('npc_off') ? 'OFF' : 'ON',
  }
}
