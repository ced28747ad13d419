import type { DaoRow, DaoRows, DaoRowsRequest } from '@/api/arena'
import { DAY_MS, HOUR_MS, stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/serve/handle'
import { manyOf, pageOf } from '@/sandbox/paging'
import { person } from '@/sandbox/users'
import { rowOf } from './daos'
import { scoresOf } from './ranking'
import type { Score } from './ranking'

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
export function personRow(call: Call, score: Score): DaoRow {
  return { ...NOT_A_PROPOSAL, ...score, avatar: call.art('avatar', score.uid) }
}

type Seed = readonly [
  title: string,
  status: DaoRow['status'],
  agree: number,
  against: number,
  hours: number,
]

const PROPOSALS: readonly Seed[] = [
  ['用资金库两成，修复中路第二座灯塔', 'OPEN', 412, 207, 26],
  ['下赛季改为每周三、周六集结', 'OPEN', 0, 0, 70],
  ['为新成员设立七天见习期', 'PASSED', 683, 121, -30],
  ['队标换成更亮的橙色', 'REJECTED', 198, 455, -80],
  ['与潮汐港签订临时停靠协议', 'WITHDRAWN', 33, 41, -120],
  ['公布每月资金库流水', 'PASSED', 1024, 3, -240],
]

/** A DAO's members, or its proposals; none for a DAO that there is not. */
export function daoRowsOf(call: Call<DaoRowsRequest>): DaoRows {
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
