import {
  listDaoMoments,
  listDaoRows,
  readDao,
  readLatestArena,
  type DaoRow,
  type RankPeriod,
  type DaoRows,
  type DaoRowsRequest,
  type MyOpinionRank,
  type Arena,
  type ArenaSide,
} from '@/api/arena'
import { DAY_MS, HOUR_MS, stamp } from '@/sandbox/clock'
import { momentPage, published } from '@/sandbox/feed/rows'
import { manyOf, pageOf } from '@/sandbox/paging'
import { onReset } from '@/sandbox/platform'
import { handle, type Call } from '@/sandbox/serve/handle'
import { person, type User } from '@/sandbox/users'
import { rowOf, daoOf, BLUE, RED } from './daos'

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

const MINUTE_MS = 60_000
const LASTS_MS = 6 * HOUR_MS
const SOON_MS = 15_000

/** When the sandbox's battle began (epoch milliseconds), by scenario. */
const starts = new Map<string, number>()
onReset(() => starts.clear())

const PHASES = ['prepare', 'settling', 'ended', 'starts_soon', 'ends_soon'] as const

function battleOf(call: Call): Arena | null {
  const { scenario, now } = call
  if (scenario('null_arena')) return null
  const phase = PHASES.find((name) => scenario(name)) ?? 'fighting'
  const start = startOf(phase, now)
  const end = start + LASTS_MS
  const done = Math.max(0, Math.min(now, end) - start)
  return {
    arenaId: '51001',
    season: '第三赛季',
    name: '灯塔争夺战',
    cover: call.art('landscape', 51_001),
    status: statusOf(phase, now, start, end),
    startTime: stamp(start),
    endTime: stamp(end),
    serverTime: stamp(now),
    red: sideOf(call, RED, scoreOf(call, done, 0)),
    blue: sideOf(call, BLUE, scoreOf(call, done, 1)),
    reports: done === 0 ? [] : reportsOf(now),
    reward: { winner: '领地装饰礼盒 ×1，200积分', loser: '50积分' },
  }
}

/** Kept from the first call on: a battle does not restart with each call. */
function startOf(phase: string, now: number): number {
  const known = starts.get(phase)
  if (known !== undefined) return known
  const ages: Readonly<Record<string, number>> = {
    prepare: -2 * HOUR_MS,
    starts_soon: -SOON_MS,
    ends_soon: LASTS_MS - SOON_MS,
    settling: LASTS_MS + MINUTE_MS,
    ended: LASTS_MS + HOUR_MS,
  }
  const start = Math.floor((now - (ages[phase] ?? 3 * HOUR_MS)) / 1000) * 1000
  starts.set(phase, start)
  return start
}

function statusOf(phase: string, now: number, start: number, end: number): Arena['status'] {
  if (phase === 'ended') return 'ENDED'
  if (now < start) return 'PREPARE'
  return now < end ? 'FIGHTING' : 'SETTLING'
}

/** Both grow, now one and now the other ahead. */
function scoreOf({ scenario }: Call, doneMs: number, side: 0 | 1): number {
  if (scenario('no_scores')) return 0
  const seconds = Math.floor(doneMs / 1000)
  if (scenario('tie')) return 8000 + seconds
  const wave = Math.round(600 * Math.sin(seconds / 30 + side * Math.PI))
  return Math.max(0, Math.floor(seconds * 1.4) + (seconds === 0 ? 0 : 900 + wave))
}

function sideOf(call: Call, dao: typeof RED, score: number): ArenaSide {
  const { daoId, name, memberCount } = dao
  return { daoId, name, memberCount, score, logo: call.art('logo', daoId) }
}

const REPORTS = [
  '苍蓝议会夺下北岸灯塔，守军退到潮汐港。',
  '星火联盟从峡谷突围，连破两座哨塔，中路的火光一直烧到了凌晨，三十一位成员写下了自己的名字。',
  '双方在中路僵持，灯塔三次易手。',
  '星火联盟点亮南岸灯塔。',
] as const

function reportsOf(now: number): Arena['reports'] {
  return REPORTS.map((text, at) => ({ time: stamp(now - (at * 17 + 3) * MINUTE_MS), text }))
}
