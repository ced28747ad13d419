import { queryPrivacy } from '@/api/privacy'
import { NO_CLIENT_INFO_TEXT } from '@/session/clientInfo'
import { clientInfoHeader, withoutClientInfo } from '@/session/session'
import type { Finding } from './checks'

const ask = () => queryPrivacy({ scene: 'LOGIN' })

/**
 * Sends a request while the client info cannot be obtained: the product says so, and the request goes out without it.
 * A second request, with the client info, lets the product say it again the next time.
 */
export async function provokeNoClientInfo(): Promise<Finding> {
  const wasMissing = await withoutClientInfo(async () => {
    await ask()
    return (await clientInfoHeader()) === undefined
  })
  await ask()
  const isBack = (await clientInfoHeader()) !== undefined
  return {
    ok: wasMissing && isBack,
    detail: [
      wasMissing ? '请求照常发出，不带 clientInfo' : 'clientInfo 仍然取到了',
      `toast: ${NO_CLIENT_INFO_TEXT}`,
      isBack ? '恢复后的请求带上 clientInfo' : '恢复后仍取不到 clientInfo',
    ].join('\n'),
  }
}
