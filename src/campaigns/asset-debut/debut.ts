import { groupNumber } from '@/lib/format/groupNumber'
import type { Release } from '@/api/activity'
import { piecesFor } from '@/kit/order/quote'
import { remaining, twoDigits } from '@/kit/clock/remaining'
import { phaseOf, type ActivityPhase, type ActivityTimes } from '@/kit/page/shell/shellState'
import { stampClock, stampMonthDay } from '@/lib/format/stamp'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'
import { idOf } from '@/lib/url/urlParams'

/** The kind of its orders, for `getUnpaidOrder` and `get_biz_no`. ASSUMED. */
export const SCENE = 'DEBUT'

export const RISK = '数字资产请理性收藏，禁止炒作'

/** The button opens up to this many milliseconds late, to spread the requests. */
export const MOST_SPREAD_MS = 300

/** The seconds before the opening in which the button pulses. */
const LAST_SECONDS_MS = 10_000

/** What the main button offers, or why it cannot; `closed`: the price is unknown. */
export type Action = 'soon' | 'buy' | 'sold-out' | 'limit' | 'ended' | 'closed'

type Stock = Pick<Release, 'price' | 'left' | 'limitPerUser' | 'bought'>

/** The release's own state comes first, then the person's limit. */
export function actionOf(phase: ActivityPhase, release: Stock): Action {
  if (phase === 'NOT_STARTED') return 'soon'
  if (phase !== 'RUNNING') return 'ended'
  if (release.left === 0) return 'sold-out'
  if (piecesFor(release) === 0) return 'limit'
  return release.price === undefined ? 'closed' : 'buy'
}

export const ACTION_LABELS: Readonly<Record<Exclude<Action, 'soon'>, string>> = {
  buy: '立即购买',
  'sold-out': '已售罄',
  limit: '已达上限',
  ended: '已结束',
  closed: '暂不可购买',
}

/** 「00:04:59 后开抢」, with days if there are any. */
export function soonText(startsAt: number | undefined, now: number): string {
  if (startsAt === undefined) return '即将开抢'
  const { days, hours, minutes, seconds } = remaining(startsAt, now)
  const clock = [hours, minutes, seconds].map(twoDigits).join(':')
  return `${days > 0 ? `${days}天 ` : ''}${clock} 后开抢`
}

export const isAlmostOpen = (startsAt: number | undefined, now: number): boolean =>
  (startsAt ?? Infinity) - now <= LAST_SECONDS_MS

/** The phase of the release; it opens `spread` milliseconds late. @param spread 0 to `MOST_SPREAD_MS` */
export function debutPhase(times: ActivityTimes, now: number, spread: number): ActivityPhase {
  const phase = phaseOf(times, now)
  const start = parseServerTime(times.startTime) ?? 0
  return phase === 'RUNNING' && now < start + spread ? 'NOT_STARTED' : phase
}

export interface DebutStage {
  name: string
  /** `11月24日 10:00`; '' if the platform does not send it. */
  time: string
  status: 'done' | 'current' | 'upcoming'
}

const STAGES = ['预告', '首发', '结束'] as const
const STAGE_AT: Readonly<Record<ActivityPhase, number>> = {
  NOT_STARTED: 0,
  RUNNING: 1,
  ENDED: 2,
  OFFLINE: 2,
}

/** 预告 → 首发 → 结束, with the present stage. */
export function stagesOf(
  phase: ActivityPhase,
  { startTime, endTime }: ActivityTimes,
): DebutStage[] {
  const current = STAGE_AT[phase]
  const times = [undefined, startTime, endTime]
  return STAGES.map((name, at) => {
    const status = at < current ? 'done' : at === current ? 'current' : 'upcoming'
    return { name, time: timeText(times[at]), status }
  })
}

function timeText(text: string | undefined): string {
  const time = parseServerTime(text)
  if (time === undefined) return ''
  const stamp = formatServerTime(time)
  return `${stampMonthDay(stamp)} ${stampClock(stamp)}`
}

/** 「862件」, or 「--」 if the count is unknown. */
export const piecesText = (count: number | undefined): string =>
  count === undefined ? '--' : `${groupNumber(count)}件`

/** The piece in the link; undefined: none, null: an invalid id. */
export function itemIdOf(value: string | null): string | undefined | null {
  return value === null ? undefined : (idOf(value) ?? null)
}
