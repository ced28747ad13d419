import { listOpinionRanks } from '@/api/arena'
import type { MyOpinionRank, RankPeriod } from '@/api/arena'
import { stamp } from '@/sandbox/clock'
import { handle } from '@/sandbox/handle'
import { pageOf } from '@/sandbox/paging'
import type { User } from '@/sandbox/users'
import { scoresOf } from './ranking'
import type { Score } from './ranking'

const PERIODS: readonly RankPeriod[] = ['WEEK', 'MONTH', 'ALL']
/** Where a logged-in person stands: on the second page of a phone's list. */
const MY_PLACE = 27
const MANY = 300

export const handlers = [
  handle(listOpinionRanks, (call) => {
    const period = PERIODS.find((known) => known === call.payload.period) ?? 'WEEK'
    const rows = withMe(call, scoresOf(period, rowsWanted(call.scenario)))
    const { list, ...page } = pageOf(call, rows)
    return {
      ...page,
      list: list.map((row) => ({ ...row, avatar: call.art('avatar', row.uid) })),
      updateTime: stamp(call.now - (call.now % 3_600_000)),
      mine: mineIn(rows, call.user),
    }
  }),
]

function rowsWanted(scenario: (name: string) => boolean): number | undefined {
  const few = [0, 1, 2, 3].find((count) => scenario(`ranks_${count}`))
  return few ?? (scenario('many') ? MANY : undefined)
}

interface MyCall {
  user: User | undefined
  scenario(name: string): boolean
}

/** The rows with whoever asks among them, but where the page asks for a list without them. */
function withMe({ user, scenario }: MyCall, rows: Score[]): Score[] {
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
