import { encode } from 'js-base64'
import { localStore } from '@/lib/storage/storage'
import { systemInfo } from '@/lib/systemInfo'
import { CLIENT_ID_KEY } from './clientId'

/** Specification section 3. */
export interface ClientInfo {
  /** The browser's fingerprint: never an identity, never a reason to refuse a person. */
  clientId: string
  clientType: typeof CLIENT_TYPE_MOBILE | typeof CLIENT_TYPE_WEB
  clientVersion: string
  systemInfo: string
}

export const CLIENT_TYPE_MOBILE = 1
export const CLIENT_TYPE_WEB = 2
export const CLIENT_VERSION = '1.0.0'
/** The longest wait of a call for it, including its code. */
export const FINGERPRINT_LIMIT_MS = 4000
/** Specification section 8. */
export const NO_CLIENT_INFO_TEXT = '获取clientInfo失败, 请检查SDK配置或刷新浏览器重试'

/** The header value of this browser if its id is stored already: a repeat visit never waits for the fingerprint. */
export function keptClientInfo(desktop: boolean): string | undefined {
  const clientId = localStore.get(CLIENT_ID_KEY)
  return clientId ? encodeClientInfo(describeClient(clientId, desktop)) : undefined
}

/** Computes the fingerprint once, stores it, and returns the header value. */
export async function computeClientInfo(
  desktop: boolean,
  visitorId: () => Promise<string>,
): Promise<string> {
  const clientId = await visitorId()
  localStore.set(CLIENT_ID_KEY, clientId)
  return encodeClientInfo(describeClient(clientId, desktop))
}

export function describeClient(clientId: string, desktop: boolean): ClientInfo {
  return {
    clientId,
    clientType: desktop ? CLIENT_TYPE_WEB : CLIENT_TYPE_MOBILE,
    clientVersion: CLIENT_VERSION,
    systemInfo: systemInfo(navigator.userAgent, window.screen),
  }
}

export function encodeClientInfo(info: ClientInfo): string {
  return encode(JSON.stringify(info))
}
