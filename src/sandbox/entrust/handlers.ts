import { readEntrust, type Entrust, type EntrustStatus, type EntrustTask } from '@/api/entrust'
import { HOUR_MS, stamp, DAY_MS, dayStart } from '@/sandbox/clock'
import { accountsOf } from '@/sandbox/account'
import { handleMember, type MemberCall } from '@/sandbox/serve/handle'
import { manyOf } from '@/sandbox/paging'
import { findTerritory } from '@/sandbox/territory/data'
import { ownershipOf } from '@/sandbox/territory/ownership'

type Row = readonly [taskId: string, name: string, points: number, progress: number, target: number]

const TASKS: readonly Row[] = [
  ['35001', '清晨点亮领地的灯', 60, 1, 1],
  ['35002', '巡视四方界碑', 80, 3, 4],
  ['35003', '给来访的居民带路', 120, 7, 20],
  ['35004', '打扫星灯广场', 40, 0, 1],
]

const LOGS = [
  '给三位新居民带了路，他们住进了东街',
  '巡视了北界碑，一切安好',
  '点亮了领地的灯，共186盏',
  '收好了昨天的收益，放进了领地金库',
  '给广场的发条钟上满了弦',
  '修好了渡口松动的木板',
] as const

function tasksOf(work: { status: EntrustStatus; fresh: boolean }): EntrustTask[] {
  if (work.status === 'NONE') return []
  return TASKS.map(([taskId, name, points, done, target]) => {
    const progress = work.fresh ? 0 : done
    const started = progress > 0 ? 'DOING' : 'TODO'
    return {
      taskId,
      name,
      rewardText: `${points}积分`,
      progress,
      target,
      status: progress >= target ? 'DONE' : started,
    }
  })
}

/** The newest first. */
function logsOf(now: number): Entrust['logs'] {
  return LOGS.map((text, at) => ({ time: stamp(now - (at + 1) * 3 * HOUR_MS), text }))
}

const TERM_MS = 30 * DAY_MS
const SOON_MS = 20_000
const MINUTE_MS = 60_000
const POINTS_BEFORE = 12_860

/** When each lord's keeper began and goes. */
const terms = accountsOf(
  ({ now, scenario }) => {
    const endsAt = now + (scenario('ends_soon') ? SOON_MS : 23 * DAY_MS + 5 * MINUTE_MS)
    return { endsAt, startsAt: endsAt - TERM_MS }
  },
  ['ends_soon'],
)

export const handlers = [
  handleMember(readEntrust, (call) => {
    const { territoryId = '' } = call.payload
    const record = findTerritory(territoryId)
    const owner = record && ownershipOf(call, record, call.user)
    return owner?.lord?.uid === call.user.uid ? entrustOf(call, territoryId) : null
  }),
]

function entrustOf(call: MemberCall, territoryId: string): Entrust {
  const { now } = call
  const { startsAt, endsAt } = termOf(call)
  const status = statusOf(call, endsAt)
  const idle = status === 'NONE'
  const fresh = idle || call.scenario('entrust_fresh')
  const today = fresh || status !== 'RUNNING' ? 0 : pointsSince(now - dayStart())
  return {
    entrustId: idle ? '' : `WT${territoryId}`,
    status,
    keeperName: idle ? '' : '铜叔',
    keeperAvatar: '',
    feeRate: 0.055,
    startTime: idle ? '' : stamp(startsAt),
    endTime: idle ? '' : stamp(endsAt),
    incomeToday: today,
    incomeTotal: fresh ? 0 : POINTS_BEFORE + today,
    tasks: tasksOf({ status, fresh }),
    logs: fresh ? [] : [...manyOf(call, logsOf(now), (log) => log)],
  }
}

function termOf(call: MemberCall) {
  const term = terms.of(call)
  if (!call.scenario('entrust_expired')) return term
  return { startsAt: term.startsAt - TERM_MS, endsAt: dayStart(-1) }
}

function statusOf({ scenario, now }: MemberCall, endsAt: number): EntrustStatus {
  if (scenario('entrust_none')) return 'NONE'
  if (now >= endsAt) return 'EXPIRED'
  return scenario('entrust_paused') ? 'PAUSED' : 'RUNNING'
}

/** Two points a minute. */
const pointsSince = (ms: number) => 2 * Math.floor(ms / MINUTE_MS)
