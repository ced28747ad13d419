import type { MomentSeed } from './data'
import { KNOWN_MOMENTS } from './known'
import { DAILY } from './daily'
import { VISITS } from './visits'

type Line = readonly [author: number, images: number, topic: string, place: string, content: string]

/** A short line of everyday life becomes a moment with believable figures. */
function toMoment(
  [author, imageCount, topic, locationName, content]: Line,
  index: number,
): MomentSeed {
  const heat = ((index * 7919) % 97) + 1
  return {
    momentId: `17905${String(10_000_000 + index * 104_729)}${String(index).padStart(6, '0')}`,
    rawId: index % 9 === 4,
    author,
    content,
    imageCount,
    topics: topic === '' ? [] : topic.split(' '),
    minutesAgo: 3 + index * index * 19 + heat,
    likeCount: heat * heat * 13,
    shareCount: heat * 3,
    viewCount: heat * heat * 140 + 211,
    locationName,
    comments: heat % 4 === 0 ? 0 : heat % 19,
  }
}

export type { Line }

/** The moments with short, known ids, and then everyday life with long ones. */
export const MOMENTS: readonly MomentSeed[] = [
  ...KNOWN_MOMENTS,
  ...[...DAILY, ...VISITS].map((line, index) => toMoment(line, index)),
]
