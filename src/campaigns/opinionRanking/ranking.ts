import type { MyOpinionRank, OpinionPage, OpinionRow } from '@/api/arena'
import { isSignedOut } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import type { ShellState } from '@/kit/campaign/shellState'
import { groupNumber } from '@/lib/groupNumber'

export const SEATS = 3

/** At most one decimal, with thousands separated: 25640.5 → 25,640.5. */
export function scoreText(score: number): string {
  return groupNumber(rounded(score), 1)
}

function rounded(score: number): number {
  return Math.round(score * 10) / 10
}

/** What the pinned row says about whoever looks. */
export type Standing =
  | { kind: 'guest' }
  /** Not said yet, or the period could not be loaded. */
  | { kind: 'unknown' }
  | { kind: 'off' }
  | { kind: 'ranked'; rank: number; score: string; note: string | undefined }

/** What is known of whoever looks; a part that is on its way is undefined. */
export interface Looker {
  hasLogin: boolean
  main: Settled<Pick<OpinionPage, 'mine'>> | undefined
  /** Null: nobody was logged in to ask. */
  me: Settled<unknown> | undefined
}

/** A stored login counts until the platform says that it knows none: then it answers no rank, as for a guest. */
export function standingOf({ hasLogin, main, me }: Looker): Standing {
  if (!hasLogin || isSignedOut(main) || isSignedOut(me)) return { kind: 'guest' }
  if (!main?.ok) return { kind: 'unknown' }
  const { mine } = main.value
  if (mine && mine.rank > 0) return rankedBy(mine)
  // A guest's answers stand until those to a login are there, and a guest asks for nobody.
  const isAsked = me !== undefined && !(me.ok && me.value === null)
  return { kind: isAsked ? 'off' : 'unknown' }
}

function rankedBy({ rank, score, gap }: MyOpinionRank): Standing {
  return { kind: 'ranked', rank, score: scoreText(score), note: gapText(rank, gap) }
}

function gapText(rank: number, gap: number): string | undefined {
  if (rank === 1) return '已是第一名，继续保持'
  return rounded(gap) > 0 ? `距上一名还差${scoreText(gap)}分` : undefined
}

/** What the page as a whole shows before it stands. A ranking is no campaign: it neither begins nor ends. */
export function pageStateOf(asked: ShellState): ShellState {
  const isCampaigns = asked.name === 'NOT_STARTED' || asked.name === 'ENDED'
  return isCampaigns ? { name: 'ERROR' } : asked
}

/** The platform's order is kept: the first three sit on the podium, the others follow. */
export function splitRows(rows: readonly OpinionRow[]): {
  seats: readonly OpinionRow[]
  others: readonly OpinionRow[]
} {
  return { seats: rows.slice(0, SEATS), others: rows.slice(SEATS) }
}
