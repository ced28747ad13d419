import { CAST } from '@/sandbox/character/companions'
import { now } from '@/sandbox/clock'
import { table } from '@/sandbox/platform'
import { commentSeeds } from './comments'
import { DAILY_MOMENTS } from './dailyMoments'
import { KNOWN_MOMENTS } from './knownMoments'
import { MOMENT_DEFAULTS, type CommentRecord, type MomentRecord, type MomentSeed } from './records'

/** Those with short, fixed ids, then everyday life with long ones. */
export const MOMENTS: readonly MomentSeed[] = [
  ...KNOWN_MOMENTS,
  // The companions have their days, too.
  ...DAILY_MOMENTS.map((moment, at) => ({
    ...moment,
    npcId: (at % 2 === 1 && CAST[((at - 1) / 2) % CAST.length]?.npcId) || '',
  })),
]

export const moments = table<MomentRecord>(() =>
  MOMENTS.map(({ minutesAgo, ...seed }) => ({
    ...MOMENT_DEFAULTS,
    ...seed,
    publishedAt: now() - minutesAgo * 60_000,
  })),
)
export const comments = table<CommentRecord>(() =>
  MOMENTS.flatMap((moment) => commentSeeds(moment, now())),
)
