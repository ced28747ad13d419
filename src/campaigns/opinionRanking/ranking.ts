import type { MyOpinionRank, OpinionRow } from '@/api/arena'
import { groupNumber } from '@/lib/groupNumber'

export const SEATS = 3

/** At most one decimal, with thousands separated: 25640.5 → 25,640.5. */
export function scoreText(score: number): string {
  return groupNumber(Math.round(score * 10) / 10, 1)
}

/** What the pinned row says about whoever looks. */
export type Standing =
  | { kind: 'guest' }
  | { kind: 'off' }
  | { kind: 'ranked'; rank: number; score: string; note: string | undefined }

export function standingOf(loggedIn: boolean, mine: MyOpinionRank | null | undefined): Standing {
  if (!loggedIn) return { kind: 'guest' }
  if (!mine || mine.rank === 0) return { kind: 'off' }
  return { kind: 'ranked', rank: mine.rank, score: scoreText(mine.score), note: gapText(mine) }
}

function gapText({ rank, gap }: MyOpinionRank): string | undefined {
  if (rank === 1) return '已是第一名，继续保持'
  return gap > 0 ? `距上一名还差${scoreText(gap)}分` : undefined
}

/** The platform's order is kept: the first three sit on the podium, the others follow. */
export function splitRows(rows: readonly OpinionRow[]): {
  seats: readonly OpinionRow[]
  others: readonly OpinionRow[]
} {
  return { seats: rows.slice(0, SEATS), others: rows.slice(SEATS) }
}
