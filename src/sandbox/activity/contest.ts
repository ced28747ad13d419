import type { Registrant, RegistrantsRequest } from '@/api/invitation'
import { accountsOf } from '@/sandbox/account'
import { stamp, DAY_MS, day, parseStamp } from '@/sandbox/clock'
import type { Call, MemberCall } from '@/sandbox/serve/handle'
import { pageOf } from '@/sandbox/paging'
import { PEOPLE, maskPhone, person } from '@/sandbox/users'
import type { Activity, Stage, Winner } from '@/api/activity'
import { activityOf, soonOf, timeOf } from '@/sandbox/activity'

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

function entrantTotal(call: Call, activityId: string): number {
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

const DEFAULT_ID = '1001'

/** Name, first and last day from today, in the usual case: the sign-up is open. */
const STAGES = [
  ['报名', -6, 8],
  ['投稿', 9, 22],
  ['评审', 23, 29],
  ['公布', 30, 36],
] as const

/** By scenario, how many days later the stages are. */
const SHIFTS: Readonly<Record<string, number>> = {
  not_started: 10,
  stage_before: 10,
  stage_submit: -14,
  stage_review: -26,
  stage_results: -33,
  ended: -40,
}

const WORKS = [
  '星海来信',
  '九座岛的灯',
  '会呼吸的城',
  '雨夜电台',
  '纸飞机航线',
  '第八号展厅',
] as const

const PRIZES = [
  ['金奖', 1, '10万元创作基金'],
  ['银奖', 2, '5万元创作基金'],
  ['铜奖', 3, '2万元创作基金'],
  ['优秀作品奖', 20, '2千元创作基金'],
] as const

export function contestOf(call: Call<{ activityId?: string | undefined }>): Activity {
  const activityId = call.payload.activityId || DEFAULT_ID
  const stages = stagesOf(call)
  return {
    activityId,
    name: '创作者大赛',
    cover: call.art('landscape', 'contest'),
    ...activityOf(call),
    prizes: PRIZES.map(([name, count, worthText]) => ({
      name,
      img: call.art('sculpture', name),
      count,
      left: count,
      worthText,
    })),
    stages,
    poolText: '30万元',
    entrantCount: entrantTotal(call, activityId),
    winners: areResultsOut(call, stages) ? winnersOf(call) : [],
    left: undefined,
    officer: null,
    release: null,
    territories: [],
    quota: undefined,
  }
}

function stagesOf(call: Call): Stage[] {
  if (call.scenario('no_stages')) return []
  const time = timeOf(call)
  const [, shift = 0] = Object.entries(SHIFTS).find(([name]) => call.scenario(name)) ?? []
  const stages = STAGES.map(([name, first, last]) => ({
    name,
    start: `${day(time + (first + shift) * DAY_MS)} 00:00:00`,
    end: `${day(time + (last + shift) * DAY_MS)} 23:59:59`,
  }))
  return call.scenario('stage_soon')
    ? endingSoon(stages, stamp(soonOf(call, 'stage_soon')))
    : stages
}

/** The first stage ends at this moment, and the second one begins. */
function endingSoon([first, second, ...later]: Stage[], moment: string): Stage[] {
  if (!first || !second) return []
  return [{ ...first, end: moment }, { ...second, start: moment }, ...later]
}

function areResultsOut(call: Call, stages: readonly Stage[]): boolean {
  const results = stages.at(-1)
  if (call.scenario('results_late')) return false
  return results !== undefined && parseStamp(results.start) <= call.now
}

function winnersOf(call: Call): Winner[] {
  return WORKS.map((workTitle, at) => {
    const { uid, nickname } = person(at * 7 + 3)
    // Two share the second place.
    const rank = at === 2 ? 2 : at + 1
    const prizeName = ['金奖', '银奖', '银奖'][at] ?? '铜奖'
    return { uid, nickname, avatar: call.art('avatar', uid), rank, workTitle, prizeName }
  })
}
