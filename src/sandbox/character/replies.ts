import type { Reply } from '@/api/character'

type Said = Pick<Reply, 'text' | 'emotion' | 'suggestions'>

interface Topic extends Said {
  about: RegExp
}

const TOPICS: readonly Topic[] = [
  {
    about: /星|夜空|月亮/,
    text: '今晚云很少，能看到三样好东西：\n1. **织女星**，头顶偏西，最亮的那颗\n2. 银河的一小段，要等眼睛习惯黑暗\n3. 运气好的话，一颗流星\n先看哪一个？',
    emotion: 'EXCITED',
    suggestions: ['织女星有多远？', '怎么让眼睛习惯黑暗？', '流星来了许什么愿？'],
  },
  {
    about: /故事|睡前/,
    text: '从前有一盏灯，它不知道自己是灯塔。\n每天夜里，它只是**醒着**。后来一条迷路的船靠了岸，船长说：谢谢你一直等我。\n灯想了很久，才明白什么叫「等」。',
    emotion: 'CALM',
    suggestions: ['后来呢？', '再讲一个', '晚安'],
  },
  {
    about: /笑话|开心/,
    text: '有颗星球去面试，面试官问它有什么特长。\n它说：我比较会**转**。',
    emotion: 'HAPPY',
    suggestions: ['再来一个', '哈哈哈', '你呢，会什么？'],
  },
  {
    about: /累|难过|不开心|烦/,
    text: '辛苦了。可以先不做别的：\n- 喝一口水\n- 把肩膀放下来\n- 看看窗外最远的那样东西\n我在这儿，你慢慢说。',
    emotion: 'SAD',
    suggestions: ['今天发生了一件事', '陪我安静一会儿', '讲个故事吧'],
  },
  {
    about: /喜欢|谢谢|可爱/,
    text: '你这么说，我有点不好意思……不过，我记下了。',
    emotion: 'SHY',
    suggestions: ['你在害羞吗？', '换个话题', '给我讲个故事'],
  },
]

const ELSE: readonly Said[] = [
  {
    text: '嗯，我听着。能再多说一点吗？我想知道你是怎么想的。',
    emotion: 'CALM',
    suggestions: ['其实我也不确定', '换个话题', '你怎么看？'],
  },
  {
    text: '这个问题我想过很多次。答案每次都不一样，可能这就是它有意思的地方。',
    emotion: 'HAPPY',
    suggestions: ['这次的答案呢？', '讲个故事', '你最近在想什么？'],
  },
]

/** A companion's reply to a message: always the same to the same one. */
export function replyTo(message: string): Said {
  const topic = TOPICS.find(({ about }) => about.test(message))
  const said = topic ?? ELSE[message.length % ELSE.length]
  if (!said) throw new Error('no reply')
  const { text, emotion, suggestions } = said
  return { text, emotion, suggestions }
}

const LONG_PARAGRAPH =
  '灯塔下面有一条很长的石阶，一共四百零四级。每一级都有人刻过名字，有的是水手，有的是等水手的人。'
export const LONG_LENGTH = 2000

/** As long as the platform lets a companion talk. */
export function longText(): string {
  return `${LONG_PARAGRAPH.repeat(4)}\n`.repeat(LONG_LENGTH / 100).slice(0, LONG_LENGTH)
}

/** Everything that a text may carry and a page must not run. */
export const MARKUP_TEXT =
  '**粗体**、<b>标签</b>、<img src=x onerror="window.__pwned=1">\n- [官网](https://www.mfuwu.example/about)\n- [坏链接](javascript:alert(1))\n1. https://www.mfuwu.example/help 也能点'
