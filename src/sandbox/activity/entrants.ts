import type { Registrant, RegistrantsRequest } from '@/api/invitation'
import { accountsOf } from '@/sandbox/account'
import { stamp } from '@/sandbox/clock'
import type { Call, MemberCall } from '@/sandbox/serve/handle'
import { pageOf } from '@/sandbox/paging'
import { PEOPLE, maskPhone, person } from '@/sandbox/users'

const USUAL = 128
const MANY = 500
const CROWD = 12_846
const MINUTE_MS = 60_000

interface Entry {
  /** Epoch milliseconds, by activity. */
  times: Map<string, number>
  /** How often the list's first page was requested. */
  looks: number
}

/** The entrants of each contest. */
const entries = accountsOf<Entry>(
  () => ({ times: new Map(), looks: 0 }),
  ['signed_up', 'entrant_scans'],
)

/** When the person signed up; undefined: not yet. */
function signedUpAt(call: Call, activityId: string): number | undefined {
  if (!call.user) return undefined
  const start = call.scenario('signed_up') ? call.now - 90 * MINUTE_MS : undefined
  return entries.of(call).times.get(activityId) ?? start
}

/** In the scenario `entrant_scans` the app has scanned the code by the time the list is looked at again. */
function scan(call: Call, activityId: string): void {
  const entry = entries.of(call)
  entry.looks += 1
  if (call.scenario('entrant_scans') && entry.looks > 1 && !entry.times.has(activityId))
    entry.times.set(activityId, call.now)
}

function others(call: Call): number {
  if (call.scenario('entrants_0')) return 0
  if (call.scenario('many')) return MANY
  return call.scenario('entrants_crowd') ? CROWD : USUAL
}

export function entrantTotal(call: Call, activityId: string): number {
  return others(call) + (signedUpAt(call, activityId) === undefined ? 0 : 1)
}

/** A page of those who take part, the person's own entry first. */
export function contestEntrants(call: MemberCall<RegistrantsRequest>) {
  const activityId = call.payload.activityId ?? ''
  if (Number(call.payload.pageNo) === 1) scan(call, activityId)
  const ownTime = signedUpAt(call, activityId)
  const all = Array.from({ length: others(call) }, (_, at) => entrant(at, call.now))
  const { uid, nickname, phone } = call.user
  if (ownTime !== undefined)
    all.unshift({ uid, nickname, phoneMasked: maskPhone(phone), time: ownTime })
  const page = pageOf(call, all)
  return {
    ...page,
    validTotal: all.length,
    list: page.list.map(({ time, ...who }): Registrant => ({
      ...who,
      avatar: call.art('avatar', who.uid),
      registerTime: stamp(time),
      status: 'REGISTERED',
      rewardText: '',
      reason: '',
    })),
  }
}

/** Longer than a row has room for. */
const LONG_NAME = '来自星星的数字造梦师小北'

function entrant(at: number, now: number) {
  const { uid, nickname } = person(at * 11 + 2)
  const phone = String(13_600_000_000 + at * 7919)
  return {
    uid: at < PEOPLE.length ? uid : `${uid}${at}`,
    nickname: at === 3 ? LONG_NAME : nickname,
    phoneMasked: maskPhone(phone),
    time: now - (at * 7 + 3) * MINUTE_MS,
  }
}
