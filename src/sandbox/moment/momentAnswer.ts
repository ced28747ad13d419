import type { Moment } from '@/api/moment'
import { rawNumber } from '@/sandbox/answer'
import { CAST } from '@/sandbox/character/companions'
import { clipUrl } from '@/sandbox/art/picture'
import { stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/serve/handle'
import { person } from '@/sandbox/users'
import { comments } from './data'
import type { MomentRecord } from './records'

const IMAGE_COUNTS = {
  no_images: 0,
  text_only: 0,
  video: 0,
  images_1: 1,
  images_2: 2,
  images_4: 4,
  images_9: 9,
}

/** A moment as the platform sends it, by scenario. */
export function momentOf(call: Call, record: MomentRecord): Moment {
  const { art, scenario } = call
  const npc = CAST.find(({ npcId }) => npcId === record.npcId)
  const author = person(record.author)
  return {
    momentId: record.rawId ? rawNumber(record.momentId) : record.momentId,
    authorUid: npc?.npcId ?? author.uid,
    authorName: npc?.name ?? author.nickname,
    authorAvatar: art('avatar', npc ? `npc-${npc.npcId}` : author.uid),
    content: scenario('long_text') ? LONG_TEXT : record.content,
    images: imagesOf(call, record),
    videoUrl: showsVideo(call, record) ? clipUrl(new URL(call.request.url).pathname) : '',
    topics: record.topics,
    publishTime: stamp(record.publishedAt),
    likeCount: record.likeCount,
    commentCount: scenario('no_comments') ? 0 : countComments(call, record.momentId),
    shareCount: record.shareCount,
    viewCount: record.viewCount,
    liked: scenario('liked'),
    locationName: record.locationName,
    status: statusOf(call, record),
  }
}

function imagesOf(call: Call, record: MomentRecord): string[] {
  const asked = Object.entries(IMAGE_COUNTS).find(([name]) => call.scenario(name))?.[1]
  return Array.from({ length: asked ?? record.imageCount }, (_, at) =>
    call.art(record.scene, `${record.momentId}-${at}`),
  )
}

function showsVideo({ scenario }: Call, record: MomentRecord): boolean {
  const asksImages = Object.keys(IMAGE_COUNTS).some((name) => name !== 'video' && scenario(name))
  return scenario('video') || (record.video && !asksImages)
}

function statusOf({ scenario }: Call, record: MomentRecord): Moment['status'] {
  if (scenario('deleted')) return 'DELETED'
  return scenario('auditing') ? 'AUDITING' : record.status
}

function countComments({ scenario }: Call, momentId: string): number {
  return scenario('many') ? 300 : comments.filter((one) => one.momentId === momentId).length
}

const SENTENCES = [
  '今天沿着数字长街从东走到西，天光从霓虹的缝隙里漏下来。',
  '每一扇亮着的窗后面，都有一个人在搭自己的小世界。',
  '我在广场上听了一首没有听完的歌，想起去年刚领到地块的那个晚上。',
  '邻居送来一盏纸灯，说挂在门口，回来的人就不会走错。',
  '有人问我花这么多时间值不值得，我说快乐的时候不必算账。',
]
/** About 3,000 characters. */
const LONG_TEXT = Array.from(
  { length: 110 },
  (_, at) => `${SENTENCES[at % SENTENCES.length]}${at % 5 === 4 ? '\n\n' : ''}`,
).join('')
