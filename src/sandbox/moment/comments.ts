import { dice, pick } from '@/sandbox/dice'
import type { Roll } from '@/sandbox/dice'
import type { CommentRecord, MomentSeed } from './data'
import { REMARKS, RETORTS } from './remarks'

/** The threads under a moment: the same ones after every restart, some of them with pages of replies. */
export function commentSeeds(moment: MomentSeed, now: number): CommentRecord[] {
  const roll = dice(Number(moment.momentId.slice(-6)) + 17)
  return Array.from({ length: moment.comments ?? 0 }, (_, index) =>
    threadOf(moment, index, now, roll),
  ).flat()
}

/** How many replies the first threads of a moment have; later ones have none to three. */
const FIRST_REPLIES = [27, 3, 11, 0, 2, 1] as const

function threadOf(moment: MomentSeed, index: number, now: number, roll: Roll): CommentRecord[] {
  const age = moment.minutesAgo * 60_000
  const commentId = idOf(moment, index, 0)
  const createdAt = now - Math.floor(age * (0.02 + 0.95 * roll()))
  const author = pick(roll, 48)
  const top: CommentRecord = {
    commentId,
    momentId: moment.momentId,
    parentId: '',
    author,
    replyTo: '',
    content: REMARKS[(index * 7 + pick(roll, 3)) % REMARKS.length] ?? '',
    createdAt,
    likeCount: Math.floor(roll() ** 4 * 3200),
  }
  const wanted = FIRST_REPLIES[index] ?? pick(roll, 4)
  const replies = Array.from({ length: wanted }, (_, at) => ({
    ...top,
    commentId: idOf(moment, index, at + 1),
    parentId: commentId,
    author: pick(roll, 48),
    replyTo: at % 3 === 2 ? String(pick(roll, 48)) : '',
    content: RETORTS[(at * 5 + index + pick(roll, 3)) % RETORTS.length] ?? '',
    createdAt: createdAt + Math.floor(((now - createdAt) * (at + 1)) / (wanted + 1)),
    likeCount: pick(roll, 40),
  }))
  return [top, ...replies]
}

/** 19 digits. */
function idOf(moment: MomentSeed, index: number, reply: number): string {
  const digits = (value: number, size: number) => String(value).padStart(size, '0')
  return `731${moment.momentId.slice(-8).padStart(8, '0')}${digits(index, 4)}${digits(reply, 4)}`
}
