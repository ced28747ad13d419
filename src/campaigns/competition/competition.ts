import type { Activity, Stage } from '@/api/activity'
import type { Registrant } from '@/api/invitation'
import { isSignedOut, type QueryPart } from '@/kit/query/queryPart'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { formatCount } from '@/lib/format/formatCount'
import { stampMonthDay } from '@/lib/format/stamp'
import { lastOf } from '@/lib/lastOf'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'
import { pathWith } from '@/lib/url/urlParams'

export const PAGE = '/competition'

/** The app's page for signing up, ASSUMED. */
export const signUpPath = (activityId: string): string =>
  pathWith(`${PAGE}/sign-up`, { activityId })

const NAME_MAX = 8

/** A name from the platform, by default a person's, cut to `max` characters and without phone numbers. */
export function clampedName(name: string, max = NAME_MAX): string {
  const letters = Array.from(name.trim())
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : letters.join('')
}

export type StageStatus = 'done' | 'current' | 'upcoming'

export interface StageView {
  /** Its index, from 0: stages have no id. */
  id: string
  name: string
  status: StageStatus
  /** `11月3日–11月17日`, or the known part of it; '' if unknown. */
  days: string
  startsAt: number | undefined
  endsAt: number | undefined
}

/** A stage's missing times are derived from its neighbours. */
function timesOf(stages: readonly Stage[], at: number) {
  const time = (text = '') => parseServerTime(text)
  return {
    startsAt: time(stages[at]?.start) ?? time(stages[at - 1]?.end),
    endsAt: time(stages[at]?.end) ?? time(stages[at + 1]?.start),
  }
}

/** The stages by the platform's time; several can be current. */
export function stagesAt(stages: readonly Stage[], now: number): StageView[] {
  return stages.map(({ name }, at) => {
    const times = timesOf(stages, at)
    return {
      id: String(at),
      name: Array.from(name.trim()).slice(0, 6).join('') || `第${at + 1}阶段`,
      status: statusOf(times, at === 0, now),
      days: daysText(times),
      ...times,
    }
  })
}

type Times = Pick<StageView, 'startsAt' | 'endsAt'>

function statusOf({ startsAt, endsAt }: Times, isFirst: boolean, now: number): StageStatus {
  if (endsAt !== undefined && now >= endsAt) return 'done'
  // A first stage with only an end time has begun.
  const hasBegun = startsAt === undefined ? isFirst && endsAt !== undefined : now >= startsAt
  return hasBegun ? 'current' : 'upcoming'
}

function daysText({ startsAt, endsAt }: Times): string {
  if (startsAt === undefined) return endsAt === undefined ? '' : `${dayText(endsAt)}截止`
  return endsAt === undefined
    ? `${dayText(startsAt)}开始`
    : `${dayText(startsAt)}–${dayText(endsAt)}`
}

function dayText(time: number): string {
  return stampMonthDay(formatServerTime(time))
}

/** The moments at which a stage begins or ends. */
export function momentsOf(stages: readonly Stage[]): (number | undefined)[] {
  return stages.flatMap((_, at) => Object.values(timesOf(stages, at)))
}

/** The initial stage: the current one, else the next one, else the last one. */
export function stageInFocus(stages: readonly StageView[]): StageView | undefined {
  const withStatus = (status: StageStatus) => stages.find((stage) => stage.status === status)
  return withStatus('current') ?? withStatus('upcoming') ?? lastOf(stages)
}

/** Stages are identified by their names alone. ASSUMED. */
const isSignUp = ({ name }: StageView) => name.includes('报名')
const areResults = ({ name }: StageView) => /公布|结果|颁奖/.test(name)

export type SignUp = 'soon' | 'open' | 'closed'

/** Whether sign-up is open: not once there are winners. Without a sign-up stage the platform decides. */
export function signUpOf(stages: readonly StageView[], winners: readonly unknown[]): SignUp {
  if (winners.length > 0) return 'closed'
  const stage = stages.find(isSignUp)
  if (!stage) return 'open'
  return ({ done: 'closed', current: 'open', upcoming: 'soon' } as const)[stage.status]
}

/** The results are due, and the platform has none yet. */
export function awaitsResults(stages: readonly StageView[], winners: readonly unknown[]): boolean {
  return winners.length === 0 && stages.some((one) => areResults(one) && one.status === 'current')
}

/** What to do in a stage, by its name; '' for another kind of stage. */
export function stageHint(name: string): string {
  if (name.includes('报名')) return '在App内填写参赛信息，报名后即可准备作品。'
  if (/投稿|提交|上传/.test(name)) return '把作品上传到App或电脑端，截止前可反复修改。'
  if (/评审|评选|投票/.test(name)) return '评委会逐件审阅，作品暂时不能再修改。'
  return /公布|结果|颁奖/.test(name) ? '获奖名单会出现在本页最上方。' : ''
}

/** 「距报名截止」 for stages in which people hand in something; 「结束」 for others. */
export const countdownLabel = ({ name }: StageView): string =>
  `距${name}${/报名|投稿|提交|上传/.test(name) ? '截止' : '结束'}`

/** Whether the person has signed up. `asking`: loading. */
export type Entry = 'in' | 'out' | 'asking'

interface EntryParts {
  loggedIn: boolean
  me: QueryPart<{ uid: string }>
  list: QueryPart<{ rows: readonly Pick<Registrant, 'uid'>[] }>
}

export function entryOf({ loggedIn, me, list }: EntryParts): Entry {
  if (!loggedIn) return 'out'
  if (me.isPending || list.isPending) return 'asking'
  const uid = me.data?.uid ?? ''
  return uid !== '' && list.data?.rows.some((row) => row.uid === uid) ? 'in' : 'out'
}

/** The main button's action. `wait`: whether the person has signed up is loading. */
export type Action = 'code' | 'app' | 'login' | 'wait' | 'in' | 'soon' | 'closed' | 'ended'

interface ActionInputs {
  shell: ShellStateName
  activity: Omit<QueryPart<unknown>, 'isPending'>
  signUp: SignUp
  entry: Entry
  loggedIn: boolean
  inApp: boolean
}

/** A sign-up takes precedence over everything, and a closed list over the login. */
export function actionOf({
  shell,
  activity,
  signUp,
  entry,
  loggedIn,
  inApp,
}: ActionInputs): Action {
  if (entry === 'in') return 'in'
  if (shell === 'ENDED') return 'ended'
  if (shell === 'NOT_STARTED' || signUp === 'soon') return 'soon'
  if (signUp === 'closed') return 'closed'
  if (!loggedIn || isSignedOut(activity)) return 'login'
  if (entry === 'asking') return 'wait'
  return inApp ? 'app' : 'code'
}

export const ACTION_LABELS: Readonly<Record<Action, string>> = {
  code: '我要报名',
  app: '去报名',
  login: '登录后报名',
  wait: '请稍候',
  in: '已报名',
  soon: '报名尚未开始',
  closed: '报名已截止',
  ended: '活动已结束',
}

const SHUT: ReadonlySet<Action> = new Set(['in', 'soon', 'closed', 'ended'])

export const isShut = (action: Action): boolean => SHUT.has(action)

/** 「1.28万」, or 「--」 if the count is unknown. */
export const countText = (count: number | undefined): string =>
  count === undefined ? '--' : formatCount(count)

/** False once the code has expired; one without an expiry stays valid. */
export function isCodeLive(expireAt: string, now: number): boolean {
  const end = parseServerTime(expireAt)
  return end === undefined || now < end
}

interface HeroFacts {
  sharer: string | undefined
  stages: readonly StageView[]
  winners: readonly unknown[]
}

/** The line under the contest's name. */
export function heroLine({ sharer, stages, winners }: HeroFacts): string {
  if (winners.length > 0) return '获奖名单已公布'
  if (sharer !== undefined) return `${sharer} 邀请你同台`
  const current = stages.find(({ status }) => status === 'current')
  return current ? `${current.name}进行中` : '带上你的作品，站上领奖台'
}

/** The contest's name, or the page's where it has none. */
export const contestName = (activity: Pick<Activity, 'name'> | undefined, otherwise: string) =>
  (activity?.name ?? '').trim() || otherwise
