import type { Officer } from '@/api/activity'
import type { SharedUser } from '@/api/invitation'
import { isSignedOut, type QueryPart } from '@/kit/query/queryPart'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { stampDate } from '@/lib/format/stamp'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'

const NUMBER_LENGTH = 5

/** `00023`; '' if it is no number. */
export function paddedNumber(number: string): string {
  return /^\d{1,12}$/.test(number) ? number.padStart(NUMBER_LENGTH, '0') : ''
}

/** `2026年11月3日`, from a time or a day; '' for anything else. */
export function dateText(date: string): string {
  const time = parseServerTime(date) ?? parseServerTime(`${date} 00:00:00`)
  return time === undefined ? '' : stampDate(formatServerTime(time))
}

/** The text of a certificate; '' for unknown values. */
export interface CertificateWords {
  name: string
  number: string
  date: string
  /** Replaces the number. */
  note: string
}

const NAME_MAX = 12

/** A name shortened to fit one line. */
export function shortened(name: string, max = NAME_MAX): string {
  const letters = Array.from(name)
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : name
}

/** @param ownName the person's nickname, where the certificate has no name */
export function ownCertificate({ number, name, date }: Officer, ownName = ''): CertificateWords {
  const padded = paddedNumber(number)
  return {
    name: name || ownName || '推荐官',
    number: padded,
    date: dateText(date),
    note: padded === '' ? '编号待公布' : '',
  }
}

/** Of another person only the name is known. */
export function viewedCertificate({ nickname }: SharedUser): CertificateWords {
  return { name: nickname || '你的好友', number: '', date: '', note: '诚邀你同席' }
}

interface FaceParts {
  shareUid: string | undefined
  loggedIn: boolean
  sharer: QueryPart<SharedUser | null>
  me: QueryPart<{ uid: string }>
}

/** The person's own page, or that of the officer who shared it. `asking`: loading. */
export type Face = 'own' | 'viewer' | 'asking'

export function faceOf({ shareUid, loggedIn, sharer, me }: FaceParts): Face {
  if (shareUid === undefined) return 'own'
  if (sharer.isPending) return 'asking'
  if (!sharer.data) return 'own'
  if (loggedIn && me.isPending) return 'asking'
  return loggedIn && me.data?.uid === sharer.data.uid ? 'own' : 'viewer'
}

/** The main button's action. `wait`: the person's status is loading. */
export type Action =
  | 'me-too'
  | 'share'
  | 'become'
  | 'login'
  | 'wait'
  | 'full'
  | 'soon'
  | 'ended'
  | 'none'

interface ActionInputs {
  face: Face
  shell: ShellStateName
  loggedIn: boolean
  activity: QueryPart<{ officer: Officer | null; left: number | undefined }>
}

/** A certificate takes precedence over everything, and a full or ended activity over the login. */
export function actionOf({ face, shell, loggedIn, activity }: ActionInputs): Action {
  if (face !== 'own') return face === 'viewer' ? 'me-too' : 'wait'
  if (activity.data?.officer) return 'share'
  if (shell === 'ENDED') return 'ended'
  if (shell === 'NOT_STARTED') return 'soon'
  if (activity.data?.left === 0) return 'full'
  if (!loggedIn || isSignedOut(activity)) return 'login'
  if (activity.isPending) return 'wait'
  return activity.data ? 'become' : 'none'
}

export const ACTION_LABELS: Readonly<Record<Action, string>> = {
  'me-too': '我也要当',
  share: '分享我的推荐函',
  become: '立即就任',
  login: '登录后就任',
  wait: '请稍候',
  full: '席位已满',
  soon: '敬请期待',
  ended: '活动已结束',
  none: '敬请期待',
}

const SHUT: ReadonlySet<Action> = new Set(['full', 'soon', 'ended', 'none'])

export const isShut = (action: Action): boolean => SHUT.has(action)

/** A guest may have a certificate all the same, and the main button does not lead to it. */
export const canLookForOwn = (action: Action, loggedIn: boolean): boolean =>
  !loggedIn && (action === 'full' || action === 'ended')

interface StageFacts {
  face: Face
  certificate: CertificateWords | undefined
  activityName: string
}

/** The line under the page's name. */
export function stageLine({ face, certificate, activityName }: StageFacts): string {
  if (certificate)
    return face === 'viewer' ? `${shortened(certificate.name)} 诚意推荐` : '席位已定，众望所归'
  return activityName === '' ? '一席之位，等一位真诚的人' : `「${activityName}」虚席以待`
}
