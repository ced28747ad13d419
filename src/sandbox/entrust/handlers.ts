import { readEntrust } from '@/api/entrust'
import type { Entrust, EntrustStatus } from '@/api/entrust'
import { accountsOf } from '@/sandbox/account'
import { DAY_MS, dayStart, stamp } from '@/sandbox/clock'
import { handleMember } from '@/sandbox/serve/handle'
import type { MemberCall } from '@/sandbox/serve/handle'
import { manyOf } from '@/sandbox/paging'
import { findTerritory } from '@/sandbox/territory/data'
import { ownershipOf } from '@/sandbox/territory/ownership'
import { logsOf, tasksOf } from './work'

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
