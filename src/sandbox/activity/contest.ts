import type { Activity, Stage, Winner } from '@/api/activity'
import { activityOf, soonOf, timeOf } from '@/sandbox/activity'
import { DAY_MS, day, parseStamp, stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/serve/handle'
import { person } from '@/sandbox/users'
import { entrantTotal } from './entrants'

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

/** On the page of contests every id is a contest's: the sandbox uses the same ids for all pages. */
export function isContest({ request }: Call): boolean {
  const page = request.headers.get('X-App-Url') ?? ''
  return URL.canParse(page) && new URL(page).pathname.endsWith('/competition')
}

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
