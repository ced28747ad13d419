import { now } from '@/sandbox/clock'
import { collection } from '@/sandbox/platform'
import { commentSeeds } from './comments'
import { DAILY_MOMENTS } from './dailyMoments'
import { KNOWN_MOMENTS } from './knownMoments'
import { CommentRecord, MomentRecord } from './records'
import type { MomentSeed } from './records'

/** Those with short, known ids, then everyday life with long ones. */
export const MOMENTS: readonly MomentSeed[] = [...KNOWN_MOMENTS, ...DAILY_MOMENTS]

export const moments = collection(MomentRecord, () =>
  MOMENTS.map(({ minutesAgo, ...seed }) => ({ ...seed, publishedAt: now() - minutesAgo * 60_000 })),
)
export const comments = collection(CommentRecord, () =>
  MOMENTS.flatMap((moment) => commentSeeds(moment, now())),
)
