import type { DaoRow, RankPeriod } from '@/api/arena'
import { person } from '@/sandbox/users'

export type Score = Pick<DaoRow, 'rank' | 'uid' | 'nickname' | 'score' | 'level'>

const ROWS = 46
const TOP_SCORES: Readonly<Record<RankPeriod, number>> = { WEEK: 986.5, MONTH: 4218, ALL: 25_640.5 }
/** Each period has its own order of people. */
const SHIFTS: Readonly<Record<RankPeriod, number>> = { WEEK: 0, MONTH: 7, ALL: 19 }

/** Scores from the best to the least, with some ties; equal scores share a rank and the next one is skipped. */
export function scoresOf(period: RankPeriod, count = ROWS): Score[] {
  const top = TOP_SCORES[period]
  const scores = Array.from({ length: count }, (_, place) => {
    const step = place - (place % 5 === 3 ? 1 : 0)
    return Math.max(
      0.5,
      Math.round(top * 0.93 ** Math.min(step, 60) * 2) / 2 - Math.max(0, step - 60) / 2,
    )
  })
  return scores.map((score, place) => {
    const { uid, nickname } = person(place + SHIFTS[period])
    const copy = Math.floor(place / ROWS)
    return {
      rank: scores.findIndex((other) => other <= score) + 1,
      uid: copy === 0 ? uid : `${uid.slice(0, -3)}${String(copy).padStart(3, '0')}`,
      nickname: copy === 0 ? nickname : `${nickname}${copy}`,
      score,
      level: 1 + (place % 9),
    }
  })
}
