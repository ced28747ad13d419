import { seededRandom, randomInt, type Random } from '@/sandbox/random'
import { PEOPLE } from '@/sandbox/users'
import type { CommentRecord, MomentSeed } from './records'

const COMMENT_TEXTS = [
  '这光影也太舒服了吧，请问用的是哪个天空盒？',
  '蹲一个教程！！',
  '路过你家门口三次了，终于知道主人是谁。',
  '第三张直接存了当壁纸，谢谢楼主。',
  '原来还可以这样搭，我的地块突然不香了。',
  '好治愈，今天加班到现在，看到这个觉得还能再撑一会儿。',
  '什么时候开放参观呀？想带我女儿去看看。',
  '细节控表示非常满意，连窗台上的猫都有影子。',
  '求坐标🙏',
  '上周去过，现场比图上好看十倍，晚上一定要等到八点亮灯。',
  '这个配色我可以看一整天。',
  '想问一下材质包是自己做的还是工坊买的？',
  '哈哈哈哈哈哈最后那句戳到我了',
  '同款小岛主来报到，我在隔壁经度。',
  '支持！希望多一点这样的内容，少一点广告。',
  '我爸看了以后问我能不能也给他留个钓鱼的位置。',
  '从内测就跟着你，看着它从一块空地变成现在这样，感动。',
  '手机打开有点卡，不过不影响它好看。',
  '请问节日活动持续到几号？周末才有空。',
  '已收藏，等我攒够积分就去。',
  '这也太卷了，明明说好一起躺平的。',
  '背景音乐是什么？单曲循环的那种喜欢。',
  '建议把入口的路标再放大一点，第一次去绕了好久。',
  '大半夜的看饿了……',
  '楼主好人，给我指过路，还送了我一盏灯。',
  '真的不是实拍吗？放大看了半天。',
  '期待下一期，已经打开提醒。',
  '我觉得第二张构图最好，留白刚刚好。',
  '小时候住的巷子就是这个样子，谢谢你把它留下来。',
  '👏👏👏',
  '可以合影吗？周日下午我在广场。',
  '看完默默把自己的房子又拆了重建。',
  '这就是我说的氛围感！',
  '作为同行说一句，屋檐的曲线处理得很专业。',
  '能不能出一个小户型版本，地块不大的人也想拥有。',
  '今天排队两个小时，值了。',
  '关注了，希望保持更新，不要断更。',
] as const

const REPLY_TEXTS = [
  '同问！',
  '已经私信你啦，注意查收～',
  '哈哈哈被你发现了',
  '教程在主页置顶，翻一下就有',
  '是自己做的，画了两周',
  '下周六晚上八点，来就行，不用预约',
  '谢谢喜欢🥰',
  '我也觉得，入口那里确实不好找',
  '用的“黄昏七号”，调低一点饱和度',
  '握手，我家就在你东边',
  '快来快来，给你留门',
  '不卖，但是可以教你做',
  '楼上说得对',
  '持续到月底，不着急',
  '+1，等一个回复',
  '叔叔的位置已经留好了，靠窗',
  '下次一起去呀',
  '手机端把画质调到“流畅”会好很多',
  '这条评论我要截图给我同事看',
  '收到建议，今晚就改',
  '笑死，过于真实',
] as const

/** The threads under a moment: the same ones after every restart, some of them with pages of replies. */
export function commentSeeds(moment: MomentSeed, now: number): CommentRecord[] {
  const random = seededRandom(Number(moment.momentId.slice(-6)) + 17)
  return Array.from({ length: moment.comments ?? 0 }, (_, index) =>
    threadOf(moment, index, now, random),
  ).flat()
}

/** The number of replies of the first threads of a moment; later ones have none to three. */
const FIRST_REPLIES = [27, 3, 11, 0, 2, 1] as const

function threadOf(moment: MomentSeed, index: number, now: number, random: Random): CommentRecord[] {
  const age = moment.minutesAgo * 60_000
  const commentId = idOf(moment, index, 0)
  const createdAt = now - Math.floor(age * (0.02 + 0.95 * random()))
  const author = randomInt(random, PEOPLE.length)
  const top: CommentRecord = {
    commentId,
    momentId: moment.momentId,
    parentId: '',
    author,
    replyTo: '',
    content: COMMENT_TEXTS[(index * 7 + randomInt(random, 3)) % COMMENT_TEXTS.length] ?? '',
    createdAt,
    likeCount: Math.floor(random() ** 4 * 3200),
  }
  const wanted = FIRST_REPLIES[index] ?? randomInt(random, 4)
  const replies = Array.from({ length: wanted }, (_, at) => ({
    ...top,
    commentId: idOf(moment, index, at + 1),
    parentId: commentId,
    author: randomInt(random, PEOPLE.length),
    replyTo: at % 3 === 2 ? String(randomInt(random, PEOPLE.length)) : '',
    content: REPLY_TEXTS[(at * 5 + index + randomInt(random, 3)) % REPLY_TEXTS.length] ?? '',
    createdAt: createdAt + Math.floor(((now - createdAt) * (at + 1)) / (wanted + 1)),
    likeCount: randomInt(random, 40),
  }))
  return [top, ...replies]
}

/** 19 digits. */
function idOf(moment: MomentSeed, index: number, reply: number): string {
  const digits = (value: number, size: number) => String(value).padStart(size, '0')
  return `731${moment.momentId.slice(-8).padStart(8, '0')}${digits(index, 4)}${digits(reply, 4)}`
}
