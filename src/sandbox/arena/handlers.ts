import { listDaoMoments, listDaoRows, readDao, readLatestArena } from '@/api/arena'
import type { DaoRow, RankPeriod, DaoRows, DaoRowsRequest, MyOpinionRank } from '@/api/arena'
import { person, type User } from '@/sandbox/users'
import { DAY_MS, HOUR_MS, stamp } from '@/sandbox/clock'
import { handle, type Call } from '@/sandbox/serve/handle'
import { manyOf, pageOf } from '@/sandbox/paging'
import { momentPage, published } from '@/sandbox/feed/rows'
import { rowOf, daoOf } from './daos'
import { battleOf } from './battle'

type Score = Pick<DaoRow, 'rank' | 'uid' | 'nickname' | 'score' | 'level'>

const ROWS = 46
const TOP_SCORES: Readonly<Record<RankPeriod, number>> = { WEEK: 986.5, MONTH: 4218, ALL: 25_640.5 }
/** Each period has its own order of people. */
const SHIFTS: Readonly<Record<RankPeriod, number>> = { WEEK: 0, MONTH: 7, ALL: 19 }

/** Scores from the best to the least, with some ties; equal scores share a rank and the next one is skipped. */
function scoresOf(period: RankPeriod, count = ROWS): Score[] {
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

const MEMBERS = 36
const NOT_A_PROPOSAL = {
  proposalId: '',
  title: '',
  status: 'OPEN',
  endTime: '',
  agree: 0,
  against: 0,
} as const satisfies Partial<DaoRow>

/** A person's row, as the platform sends it. */
function personRow(call: Call, score: Score): DaoRow {
  return { ...NOT_A_PROPOSAL, ...score, avatar: call.art('avatar', score.uid) }
}

type Proposal = readonly [
  title: string,
  status: DaoRow['status'],
  agree: number,
  against: number,
  hours: number,
]

const PROPOSALS: readonly Proposal[] = [
  ['用资金库两成，修复中路第二座灯塔', 'OPEN', 412, 207, 26],
  ['下赛季改为每周三、周六集结', 'OPEN', 0, 0, 70],
  ['为新成员设立七天见习期', 'PASSED', 683, 121, -30],
  ['队标换成更亮的橙色', 'REJECTED', 198, 455, -80],
  ['与潮汐港签订临时停靠协议', 'WITHDRAWN', 33, 41, -120],
  ['公布每月资金库流水', 'PASSED', 1024, 3, -240],
]

/** A DAO's members, or its proposals; none for a DAO that there is not. */
function daoRowsOf(call: Call<DaoRowsRequest>): DaoRows {
  const { daoId, tab } = call.payload
  const isKnown = rowOf(daoId) !== undefined
  const rows = !isKnown ? [] : tab === 'PROPOSAL' ? proposals(call) : members(call)
  return { ...pageOf(call, rows), updateTime: stamp(call.now - (call.now % HOUR_MS)), mine: null }
}

function members(call: Call): readonly DaoRow[] {
  if (call.scenario('members_0')) return []
  const count = call.scenario('many') ? 300 : MEMBERS
  return scoresOf('MONTH', count).map((score) => personRow(call, score))
}

function proposals(call: Call): readonly DaoRow[] {
  if (call.scenario('proposals_0')) return []
  const rows = PROPOSALS.map(([title, status, agree, against, hours], at): DaoRow => {
    const { uid, nickname } = person(at + 4)
    return {
      rank: 0,
      uid,
      nickname,
      avatar: call.art('avatar', uid),
      score: 0,
      level: 1 + at,
      proposalId: String(52_001 + at),
      title,
      status,
      endTime: stamp(call.now + hours * HOUR_MS),
      agree,
      against,
    }
  })
  return manyOf(call, rows, (row, at) => ({
    ...row,
    proposalId: String(520_000 + at),
    endTime: stamp(call.now - at * DAY_MS),
    status: 'PASSED',
  }))
}

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
