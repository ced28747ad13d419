import { failureOf } from '@/api/core/verdict/failure'
import { getAuthorization, passportLogout, readUserInfo } from '@/api/login'
import { queryPrivacy } from '@/api/privacy'
import { adoptLogin, forgetLogin, tokens } from '@/session/session'
import type { Finding } from './useChecks'

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
