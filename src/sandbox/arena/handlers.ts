import { listDaoMoments, listDaoRows, readDao, readLatestArena } from '@/api/arena'
import type { MyOpinionRank, RankPeriod } from '@/api/arena'
import { HOUR_MS, stamp } from '@/sandbox/clock'
import { momentPage, published } from '@/sandbox/feed/rows'
import { handle } from '@/sandbox/serve/handle'
import type { Call } from '@/sandbox/serve/handle'
import { pageOf } from '@/sandbox/paging'
import type { User } from '@/sandbox/users'
import { battleOf } from './battle'
import { daoRowsOf, personRow } from './daoRows'
import { daoOf, rowOf } from './daos'
import { scoresOf } from './ranking'
import type { Score } from './ranking'

const PERIODS: readonly RankPeriod[] = ['WEEK', 'MONTH', 'ALL']
/** A logged-in person's index: on the second page of a phone's list. */
const MY_PLACE = 27
const MANY = 300

export const handlers = [
  handle(listDaoRows, (call) => {
    if (call.payload.tab !== 'OPINION') return daoRowsOf(call)
    const period = PERIODS.find((known) => known === call.payload.period) ?? 'WEEK'
    const rows = withMe(call, scoresOf(period, countIn(call)))
    const { list, ...page } = pageOf(call, rows)
    return {
      ...page,
      list: list.map((row) => personRow(call, row)),
      updateTime: stamp(call.now - (call.now % HOUR_MS)),
      mine: mineIn(rows, call.user),
    }
  }),
  handle(readLatestArena, battleOf),
  handle(readDao, daoOf),
  handle(listDaoMoments, (call) => {
    const isKnown = rowOf(call.payload.daoId) !== undefined
    return momentPage(call, isKnown && !call.scenario('feed_0') ? published() : [])
  }),
]

function countIn({ scenario }: Call): number | undefined {
  const few = [0, 1, 2, 3].find((count) => scenario(`ranks_${count}`))
  return few ?? (scenario('many') ? MANY : undefined)
}

/** The rows with the caller among them, unless the scenario leaves them out. */
function withMe({ user, scenario }: Call, rows: Score[]): Score[] {
  const place = scenario('me_first') ? 0 : MY_PLACE
  const before = rows[place]
  if (!user || !before || scenario('off_list')) return rows
  const me = { ...before, uid: user.uid, nickname: user.nickname, level: user.level }
  return rows.map((row, index) => (index === place ? me : row))
}

function mineIn(rows: readonly Score[], user: User | undefined): MyOpinionRank | null {
  const me = rows.find((row) => row.uid === user?.uid)
  if (!me) return null
  const better = rows.filter((row) => row.score > me.score).pop()
  return { rank: me.rank, score: me.score, gap: better ? better.score - me.score : 0 }
}
