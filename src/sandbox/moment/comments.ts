import { seededRandom, randomInt } from '@/sandbox/random'
import type { Random } from '@/sandbox/random'
import { PEOPLE } from '@/sandbox/users'
import type { CommentRecord, MomentSeed } from './records'
import { COMMENT_TEXTS, REPLY_TEXTS } from './commentTexts'

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
