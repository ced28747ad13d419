import type { Tokens } from '@/api/core/headers'
import { formatServerTime } from '@/lib/serverClock'
import type { LoginInfo } from '@/session/loginInfo'
import { maskToken } from './mask'

export interface LoginLine {
  label: string
  value: string
}

const MINUTE_MS = 60_000
const HOUR_MIN = 60
const DAY_MIN = 24 * HOUR_MIN

/** The login record as it may be shown: a token is its first and last four characters. */
export function loginLines(
  record: LoginInfo | undefined,
  { wrapper }: Pick<Tokens, 'wrapper'>,
  now: number,
): LoginLine[] {
  return [
    { label: '本机记录', value: record ? '已登录' : '未登录' },
    { label: 'accessToken', value: record ? maskToken(record.accessToken) : '--' },
    { label: '到期（北京时间）', value: record ? expiryText(record.expireIn, now) : '--' },
    { label: 'App token', value: wrapper ? maskToken(wrapper) : '--' },
  ]
}

const LATEST_TIME = 8.64e15 - DAY_MIN * MINUTE_MS

function expiryText(expireIn: number, now: number): string {
  if (expireIn > LATEST_TIME) return '长期有效'
  return `${formatServerTime(expireIn)}（剩余 ${spanText(expireIn - now)}）`
}

function spanText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  if (minutes >= DAY_MIN) return `${Math.floor(minutes / DAY_MIN)} 天`
  return minutes >= HOUR_MIN ? `${Math.floor(minutes / HOUR_MIN)} 小时` : `${minutes} 分钟`
}
