import type { Officer } from '@/api/activity'
import type { NewOfficer } from '@/api/firstRecommend'
import { accountsOf } from '@/sandbox/account'
import { refuseUnlessOpen } from '@/sandbox/activity'
import { refuse } from '@/sandbox/answer'
import { DAY_MS, stamp } from '@/sandbox/clock'
import type { Call, MemberCall } from '@/sandbox/serve/handle'

const SEATS = 100
/** Officers of before; the next number follows. */
const FIRST_NUMBER = 23
const SERVED_MS = 3 * DAY_MS

interface Account {
  byActivity: Map<string, Officer>
  /** The certificate that the scenario begins with, for whichever activity is asked for. */
  start: Officer | null
}

/** The platform's state of a person: the certificate of each activity. */
const accounts = accountsOf<Account>(
  ({ scenario, user, now }) => ({
    byActivity: new Map(),
    start:
      scenario('officer') && user
        ? { number: '7', name: user.nickname, date: stamp(now - SERVED_MS) }
        : null,
  }),
  ['officer'],
)

export function officerOf(call: Call, activityId: string): Officer | null {
  if (!call.user) return null
  const { byActivity, start } = accounts.of(call)
  return byActivity.get(activityId) ?? start
}

/** The number of taken seats. */
const taken = (call: Call) =>
  accounts.all(call).reduce((sum, { byActivity }) => sum + byActivity.size, 0)

export function seatsLeft(call: Call): number {
  return call.scenario('sold_out') ? 0 : Math.max(0, SEATS - FIRST_NUMBER - taken(call))
}

/** Makes the caller an officer, or answers that they are one: also after the end, which takes nothing away. */
export function create(call: MemberCall<{ id: string }>) {
  const activityId = call.payload.id ?? ''
  const known = officerOf(call, activityId)
  if (known) return answerOf(activityId, known, 'EXISTS')
  const closed = refuseUnlessOpen(call)
  if (closed) return closed
  if (seatsLeft(call) === 0) return refuse(20_002)
  const number = String(FIRST_NUMBER + taken(call) + 1)
  const officer = { number, name: call.user.nickname, date: stamp(call.now) }
  accounts.of(call).byActivity.set(activityId, officer)
  return answerOf(activityId, officer, 'CREATED')
}

function answerOf(
  activityId: string,
  { number, name, date }: Officer,
  status: NewOfficer['status'],
): NewOfficer {
  const recommendId = `${activityId}${number}`
  return { recommendId, officerNo: number, status, officerName: name, createTime: date }
}
