import { failureOf } from '@/api/core/verdict/failure'
import { getAuthorization, passportLogout, readUserInfo } from '@/api/login'
import { queryPrivacy } from '@/api/privacy'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { platformNow } from '@/lib/platformClock'
import { readLoginInfo, standingOf, type LoginInfo } from '@/session/loginInfo'
import { adoptLogin, forgetLogin, saidByApp, tokens } from '@/session/session'
import { maskToken, type Finding } from './report'

const MINUTE_MS = 60_000
const HOUR_MIN = 60
const DAY_MIN = 24 * HOUR_MIN
const LATEST_TIME = 8.64e15 - DAY_MIN * MINUTE_MS

/** The login record as shown now; follows logins, purges, the app and other tabs. */
export function currentLogin(): string {
  return loginLines(readLoginInfo(), saidByApp(), platformNow()).join('\n')
}

/** The login record for display: of a token only its first and last four characters. */
export function loginLines(
  record: LoginInfo | undefined,
  wrapper: string | undefined,
  now: number,
): string[] {
  return [
    `本机记录：${record ? '已登录' : '未登录'}`,
    `accessToken：${record ? maskToken(record.accessToken) : '--'}`,
    `到期（北京时间）：${record ? expiryText(record.expireIn, now) : '--'}`,
    `记录属于：${record ? ownerText(record, wrapper) : '--'}`,
    `App token：${wrapper ? maskToken(wrapper) : '--'}`,
    `当前身份：${personText(record, wrapper)}`,
  ]
}

/** The owner of the record, to find the reason of a wrong account. */
function ownerText(record: LoginInfo, wrapper: string | undefined): string {
  const uid = record.uid ? `uid ${record.uid}，` : ''
  if (standingOf(record, wrapper) === 'asleep') return `${uid}由 App 登录换取，App 未应答，暂不使用`
  if (record.tradedFor !== undefined) return `${uid}由当前 App 登录换取`
  if (record.besideApp !== undefined) return `${uid}网页登录，不与 App token 一起使用`
  return record.uid ? `${uid}网页登录` : '旧版本留下，未记录来源'
}

/** Which tokens the calls carry. */
function personText(record: LoginInfo | undefined, wrapper: string | undefined): string {
  const own = record && standingOf(record, wrapper) === 'theirs' ? record : undefined
  if (own && (!wrapper || own.besideApp !== undefined)) return '本机记录'
  if (wrapper) return own ? 'App token 与本机记录' : 'App token'
  return '游客'
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

/** C51. Whatever the platform answers, this device is logged out afterwards. */
export async function logOut(): Promise<Finding> {
  try {
    await passportLogout()
    return { ok: true, detail: `已退出，本机记录已清除${appNote()}` }
  } catch (error) {
    return { ok: false, detail: `接口：${failureOf(error).text}；本机记录已清除${appNote()}` }
  } finally {
    forgetLogin()
  }
}

export function clearRecord(): Finding {
  forgetLogin()
  const left = tokens().stored
  return { ok: !left, detail: left ? '记录仍在' : `本机记录已清除${appNote()}` }
}

/** C32: trades the app's token for a login record of this device. */
export async function tradeToken(): Promise<Finding> {
  const answer = await getAuthorization()
  if (answer.accessToken === '') return { ok: false, detail: '没有换到授权：接口未返回 token' }
  await adoptLogin(answer)
  return { ok: true, detail: '已换取授权，本机记录已更新' }
}

/** C39 */
export async function askUser(): Promise<Finding> {
  const { uid, nickname, phoneMasked, realNameStatus } = await readUserInfo({})
  const detail = [
    `uid: ${uid || '--'}`,
    `昵称: ${nickname || '--'}`,
    `手机: ${phoneMasked || '--'}`,
    `实名: ${realNameStatus}`,
  ].join('\n')
  return { ok: uid !== '', detail }
}

/** C99 */
export async function askPrivacy(): Promise<Finding> {
  const { items } = await queryPrivacy({ scene: 'LOGIN' })
  const lines = items.map(
    ({ title, version, needAgree }) =>
      `${title || '--'} ${version || '--'}${needAgree ? ' · 需重新同意' : ''}`,
  )
  return { ok: items.length > 0, detail: lines.join('\n') || '没有返回协议' }
}

function appNote(): string {
  return tokens().wrapper ? '；App 的登录仍有效' : ''
}
