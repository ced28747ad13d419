import { asRecord } from '@/lib/storage/json'
import { localStore } from '@/lib/storage/storage'

/** The record in local storage (specification section 3). */
export interface LoginInfo {
  accessToken: string
  clientInfo: string
  /** Epoch milliseconds. */
  expireIn: number
}

export const LOGIN_INFO_KEY = 'loginInfo'
const SMALLEST_EPOCH_MS = 1e11
/** For an answer that says nothing about its end: the platform still says so itself, with S00000. */
const UNSAID_LIFETIME_MS = 86_400_000

/**
 * The stored login, or undefined. A record that is expired, unparsable or of the wrong shape is deleted the first time
 * it is read (specification section 4).
 * @param onDeleted runs when that has happened
 */
export function readLoginInfo(
  now = Date.now(),
  onDeleted: () => void = () => {},
): LoginInfo | undefined {
  const raw = localStore.get(LOGIN_INFO_KEY)
  if (raw === null) return undefined
  const info = parseLoginInfo(raw)
  if (info && now <= info.expireIn) return info
  localStore.remove(LOGIN_INFO_KEY)
  onDeleted()
  return undefined
}

/** Stores a login answer. An `expireIn` below 10^11 is seconds from now; 0 is none given. */
export function writeLoginInfo(
  answer: { accessToken: string; expireIn: number },
  clientInfo: string,
  now = Date.now(),
): LoginInfo {
  const info: LoginInfo = {
    accessToken: answer.accessToken,
    clientInfo,
    expireIn: expiryOf(answer.expireIn, now),
  }
  localStore.set(LOGIN_INFO_KEY, JSON.stringify(info))
  return info
}

export function deleteLoginInfo(): void {
  localStore.remove(LOGIN_INFO_KEY)
}

export function expiryOf(expireIn: number, now: number): number {
  if (!(expireIn > 0)) return now + UNSAID_LIFETIME_MS
  return expireIn < SMALLEST_EPOCH_MS ? now + expireIn * 1000 : expireIn
}

function parseLoginInfo(raw: string): LoginInfo | undefined {
  try {
    const record = asRecord(JSON.parse(raw))
    if (!record) return undefined
    const { accessToken, clientInfo, expireIn } = record
    if (typeof accessToken !== 'string' || accessToken === '') return undefined
    if (typeof expireIn !== 'number' || !Number.isFinite(expireIn)) return undefined
    return typeof clientInfo === 'string' ? { accessToken, clientInfo, expireIn } : undefined
  } catch {
    return undefined
  }
}
