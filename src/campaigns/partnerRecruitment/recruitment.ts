import type { AgentConfig, AgentLevel, AgentTerritory, UserAgent } from '@/api/agent'
import type { Visit } from '@/bridge/environment'
import type { Recruiting } from '@/kit/agent/recruiting'
import { yuanText } from '@/kit/amounts/money'
import { isSignedOut, type QueryPart } from '@/kit/query/queryPart'
import type { ShellState } from '@/kit/page/shell/shellState'
import { hasRewardWords } from '@/kit/share/rewardWords'
import { serverDate } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'
import { pathWith } from '@/lib/url/urlParams'

/** The person's status as a partner. `asking`: loading; `unknown`: the request failed. */
export type Standing =
  | 'asking'
  | 'guest'
  | 'unknown'
  | 'none'
  | 'pending'
  | 'rejected'
  | 'partner'
  | 'expired'

interface Person {
  /** The app has not reported the login state yet. */
  waiting: boolean
  loggedIn: boolean
  agent: QueryPart<UserAgent>
  /** Epoch milliseconds. */
  now: number
}

export function standingOf({ waiting, loggedIn, agent, now }: Person): Standing {
  if (!loggedIn) return waiting ? 'asking' : 'guest'
  if (isSignedOut(agent)) return 'guest'
  if (!agent.data) return agent.isPending ? 'asking' : 'unknown'
  const { isAgent, auditStatus, expireAt } = agent.data
  if (isAgent || auditStatus === 'APPROVED') {
    const end = parseServerTime(expireAt)
    return end !== undefined && end <= now ? 'expired' : 'partner'
  }
  if (auditStatus === 'PENDING') return 'pending'
  return auditStatus === 'REJECTED' ? 'rejected' : 'none'
}

/** The main button's action. */
export type Action =
  | 'wait'
  | 'closed'
  | 'soon'
  | 'none'
  | 'full'
  | 'reviewing'
  | 'retry'
  | 'login'
  | 'app'
  | 'apply'
  | 'reapply'
  | 'renew'
  | 'invite'

export const ACTION_LABELS = {
  wait: '请稍候',
  closed: '招募已结束',
  soon: '敬请期待',
  none: '敬请期待',
  full: '名额已满',
  reviewing: '审核中',
  retry: '重新加载',
  login: '登录后申请',
  app: '打开App申请',
  apply: '我要申请',
  reapply: '重新申请',
  renew: '已到期，去续费',
  invite: '邀请好友',
} as const satisfies Record<Action, string>

/** Whether the action is disabled. */
export function isShut(action: Action): boolean {
  return ['closed', 'soon', 'none', 'full', 'reviewing'].includes(action)
}

export interface Situation {
  standing: Standing
  recruiting: Recruiting
  /** The chosen level; undefined if there is none. */
  level: Pick<AgentLevel, 'left'> | undefined
  /** The form needs the app; elsewhere the button opens it. */
  inApp: boolean
}

/** The person's own status comes first, then the recruiting, then the level and the login. */
export function actionOf({ standing, recruiting, level, inApp }: Situation): Action {
  if (standing === 'partner') return 'invite'
  if (standing === 'expired') return 'renew'
  if (standing === 'pending') return 'reviewing'
  if (recruiting !== 'open') return recruiting
  if (!level) return 'none'
  if (level.left === 0) return 'full'
  if (standing === 'asking') return 'wait'
  if (!inApp) return 'app'
  if (standing === 'guest') return 'login'
  if (standing === 'unknown') return 'retry'
  return standing === 'rejected' ? 'reapply' : 'apply'
}

/** The page's state: here the recruiting state replaces an activity's times. */
export function shellFor(
  shell: ShellState,
  recruiting: Recruiting,
  config: AgentConfig | undefined,
): ShellState {
  if (shell.name !== 'READY' || recruiting === 'open') return shell
  if (recruiting === 'closed') return { name: 'ENDED' }
  const startsAt = parseServerTime(config?.startTime)
  return { name: 'NOT_STARTED', startsAt }
}

/** The chosen level, or else the one of the link, or else the first. */
export function chosenLevel(
  levels: readonly AgentLevel[],
  ...wanted: (string | undefined)[]
): AgentLevel | undefined {
  const known = wanted.flatMap((id) => levels.filter(({ levelId }) => levelId === id))
  return known[0] ?? levels[0]
}

/** 剩余36席, 名额已满, or '' if the count is unknown. */
export function seatsText(left: number | undefined): string {
  if (left === undefined) return ''
  return left === 0 ? '名额已满' : `剩余${left}席`
}

/** Without a price it is agreed on in the app. */
export function priceText(yuan: number): string {
  if (!(yuan > 0)) return '面议'
  return yuanText(yuan)
}

/** In WeChat without lines that mention rewards (design 1.9). */
export function allowed(lines: readonly string[], visit: Visit['visit']): string[] {
  return lines.filter((line) => line !== '' && !(visit === 'wechat' && hasRewardWords(line)))
}

/** The questions that have an answer; in WeChat only those that do not mention rewards. */
export function shownFaq(faq: AgentConfig['faq'], visit: Visit['visit']): AgentConfig['faq'] {
  return faq.filter(
    ({ q, a }) => q !== '' && a !== '' && !(visit === 'wechat' && hasRewardWords(q + a)),
  )
}

interface StatusWords {
  title: string
  text: string
}

export function statusWords(standing: Standing, agent: UserAgent | undefined): StatusWords {
  switch (standing) {
    case 'asking':
      return { title: '正在查询我的状态', text: '请稍候' }
    case 'guest':
      return { title: '登录后查看我的状态', text: '申请进度、等级与团队都在这里' }
    case 'unknown':
      return { title: '我的状态加载失败', text: '不影响浏览权益，请稍后再试' }
    case 'none':
      return { title: '尚未申请', text: '选一个等级，开始你的合伙人之路' }
    case 'pending':
      return { title: '审核中，预计3个工作日', text: '结果会在本页与App消息中通知你' }
    case 'rejected':
      return { title: '申请未通过', text: agent?.rejectReason || '请核对资料后重新申请' }
    case 'partner':
      return { title: agent?.levelName || '合伙人', text: untilText(agent) }
    case 'expired':
      return { title: '合伙人身份已到期', text: untilText(agent) }
  }
}

function untilText(agent: UserAgent | undefined): string {
  const end = parseServerTime(agent?.expireAt)
  return end === undefined ? '长期有效' : `有效期至 ${serverDate(end)}`
}

interface LandWords {
  text: string
  bad?: true
  /** The territory's page. */
  territoryId?: string
}

/** The state of the partner's territory; undefined if there is nothing to show. */
export function landWords(land: AgentTerritory | undefined): LandWords | undefined {
  switch (land?.status) {
    case 'PENDING':
      return { text: '领地审核中' }
    case 'APPROVED':
      return {
        text: `领地：${land.territoryName || '无名领地'}`,
        ...(land.territoryId !== '' && { territoryId: land.territoryId }),
      }
    case 'REJECTED':
      return { text: land.reason || '领地申请未通过', bad: true }
    case 'NONE':
    case undefined:
      return undefined
  }
}

/** The page in the app, which has the same address, at the same level and with the same inviter. ASSUMED. */
export const applicationPath = (inviteCode: string | undefined, levelId: string | undefined) =>
  pathWith('/partnerRecruitment', { inviteCode, levelId })
