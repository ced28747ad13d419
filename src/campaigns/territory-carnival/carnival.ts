import type { Activity } from '@/api/activity'
import type { Application } from '@/api/territory'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { queuedText } from '@/kit/territory/applyForm'
import { stampMinute } from '@/lib/format/stamp'
import { pathWith } from '@/lib/url/urlParams'

/** The main button's action. `wait`: loading. */
export type Entry = 'wait' | 'soon' | 'over' | 'login' | 'mine' | 'pending' | 'soldOut' | 'claim'

interface Visitor {
  shell: ShellStateName
  loggedIn: boolean
  /** Undefined while loading; null if the person has none. */
  application: Pick<Application, 'status'> | null | undefined
  /** Undefined: the platform has refused it. */
  activity: Pick<Activity, 'quota' | 'territories'> | undefined
}

/** The person's own territory or application comes before what is left. */
export function entryOf({ shell, loggedIn, application, activity }: Visitor): Entry {
  if (loggedIn && application === undefined) return 'wait'
  if (loggedIn && application?.status === 'APPROVED') return 'mine'
  if (loggedIn && application?.status === 'PENDING') return 'pending'
  if (shell === 'NOT_STARTED') return 'soon'
  if (shell === 'ENDED') return 'over'
  if (activity && isSoldOut(activity)) return 'soldOut'
  return loggedIn && activity ? 'claim' : 'login'
}

export const ENTRY_LABELS = {
  wait: '请稍候',
  soon: '敬请期待',
  over: '活动已结束',
  login: '登录后参与',
  mine: '去我的领地',
  pending: '审核中',
  soldOut: '名额已领完',
  claim: '免费认领',
} as const satisfies Record<Entry, string>

/** A campaign without a count of places has as many as it lists territories. */
export function placesLeft({
  quota,
  territories,
}: Pick<Activity, 'quota' | 'territories'>): number {
  return quota ?? territories.length
}

export function isSoldOut(activity: Pick<Activity, 'quota' | 'territories'>): boolean {
  return placesLeft(activity) === 0 || activity.territories.length === 0
}

export interface ApplicationText {
  title: string
  text: string
  bad?: true
}

/** The status of the person's own application, as text; undefined if there is none. */
export function applicationText(
  application: Application | null | undefined,
  territories: Activity['territories'],
): ApplicationText | undefined {
  if (!application) return undefined
  const { status, territoryId, queueNo, applyTime, rejectReason } = application
  const name = territories.find((one) => one.territoryId === territoryId)?.name
  if (status === 'PENDING')
    return {
      title: queuedText(queueNo),
      text: `${name ? `「${name}」` : ''}${applyTime ? `${stampMinute(applyTime)} 提交，` : ''}审核结果将在这里更新`,
    }
  if (status === 'APPROVED') return { title: '认领成功', text: '你已经是一位领主了' }
  if (status === 'REJECTED')
    return { title: '申请未通过', text: rejectReason || '请核对资料后重新申请', bad: true }
  return undefined
}

/** The ids of the address, which its rules keep for the way back. */
interface Season {
  activityId: string | undefined
  inviteCode: string | undefined
}

/** The targets of the stalls. A lord invites to the own territory. */
export const addresses = {
  rules: ({ activityId, inviteCode }: Season) =>
    pathWith('/territory-carnival-rule', { activityId, inviteCode }),
  territory: (territoryId: string | undefined) => pathWith('/territory', { territoryId }),
  invite: (territoryId: string) => pathWith('/territory-invite', { territoryId }),
} as const

/** The person's own or requested territory, as far as the application has it. */
export function ownTerritoryId(application: Application | null | undefined): string | undefined {
  return application?.status === 'APPROVED' && application.territoryId !== ''
    ? application.territoryId
    : undefined
}

interface Dweller {
  loggedIn: boolean
  application: Application | null | undefined
  applicationFailed: boolean
}

/** The target of 「我的领地」; undefined if there is none: the page would show another person's. */
export function homeOf({ loggedIn, application, applicationFailed }: Dweller): string | undefined {
  if (!loggedIn) return undefined
  if (application === undefined || applicationFailed) return addresses.territory(undefined)
  const isTheirs = application?.status === 'APPROVED' || application?.status === 'PENDING'
  return isTheirs ? addresses.territory(application.territoryId) : undefined
}
