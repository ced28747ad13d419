import { formatServerTime } from '@/lib/serverClock'
import { readLoginInfo } from '@/session/loginInfo'
import type { LoginInfo } from '@/session/loginInfo'
import { tokens } from '@/session/session'
import { maskToken } from './mask'

const MINUTE_MS = 60_000
const HOUR_MIN = 60
const DAY_MIN = 24 * HOUR_MIN
const LATEST_TIME = 8.64e15 - DAY_MIN * MINUTE_MS

/** The login record as shown now; follows logins, purges, the app and other tabs. */
export function currentLogin(): string {
  return loginLines(readLoginInfo(), tokens().wrapper, Date.now()).join('\n')
}

/** The login record as it may be shown: a token is its first and last four characters. */
export function loginLines(
  record: LoginInfo | undefined,
  wrapper: string | undefined,
  now: number,
): string[] {
  return [
    `本机记录：${record ? '已登录' : '未登录'}`,
    `accessToken：${record ? maskToken(record.accessToken) : '--'}`,
    `到期（北京时间）：${record ? expiryText(record.expireIn, now) : '--'}`,
    `App token：${wrapper ? maskToken(wrapper) : '--'}`,
  ]
}

function expiryText(expireIn: number, now: number): string {
  if (expireIn > LATEST_TIME) return '长期有效'
  return `${formatServerTime(expireIn)}（剩余 ${spanText(expireIn - now)}）`
}

function spanText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  if (minutes >= DAY_MIN) return `${Math.floor(minutes / DAY_MIN)} 天`
  return minutes >= HOUR_MIN ? `${Math.floor(minutes / HOUR_MIN)} 小时` : `${minutes} 分钟`
}
