import type { MyOpinionRank, DaoRows, DaoRow } from '@/api/arena'
import { isSignedOut, type QueryPart } from '@/kit/query/queryPart'
import { groupNumber } from '@/lib/format/groupNumber'

export const SEATS = 3

/** At most one decimal, with thousands separated: 25640.5 → 25,640.5. */
export function scoreText(score: number): string {
  return groupNumber(rounded(score), 1)
}

function rounded(score: number): number {
  return Math.round(score * 10) / 10
}

/** The content of the person's pinned row. */
export type Standing =
  | { kind: 'guest' }
  /** Loading, or the period could not be loaded. */
  | { kind: 'unknown' }
  | { kind: 'off' }
  | { kind: 'ranked'; rank: number; score: string; note: string | undefined }

export interface StandingSources {
  loggedIn: boolean
  ranks: Omit<QueryPart<Pick<DaoRows, 'mine'>>, 'isPending'>
  me: QueryPart<unknown>
}

/** A stored login counts until the platform rejects it: then there is no rank, as for a guest. */
export function standingOf({ loggedIn, ranks, me }: StandingSources): Standing {
  if (!loggedIn || isSignedOut(ranks) || isSignedOut(me)) return { kind: 'guest' }
  if (!ranks.data) return { kind: 'unknown' }
  const { mine } = ranks.data
  if (mine && mine.rank > 0) return rankedBy(mine)
  return { kind: me.isPending ? 'unknown' : 'off' }
}

function rankedBy({ rank, score, gap }: MyOpinionRank): Standing {
  return { kind: 'ranked', rank, score: scoreText(score), note: gapText(rank, gap) }
}

function gapText(rank: number, gap: number): string | undefined {
  if (rank === 1) return '已是第一名，继续保持'
  return rounded(gap) > 0 ? `距上一名还差${scoreText(gap)}分` : undefined
}

/** The platform's order is kept: the first three sit on the podium, the others follow. */
export function splitRows(rows: readonly DaoRow[]): {
  seats: readonly DaoRow[]
  others: readonly DaoRow[]
} {
  return { seats: rows.slice(0, SEATS), others: rows.slice(SEATS) }
}
