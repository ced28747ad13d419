import { hash64 } from '@/lib/hash'
import { isPlatformClockKnown, platformNow, setPlatformClock } from '@/lib/platformClock'
import { asRecord } from '@/lib/storage/json'
import { localStore } from '@/lib/storage/storage'

/** The record in local storage (specification section 3). */
export interface LoginInfo {
  accessToken: string
  clientInfo: string
  /** Epoch milliseconds. */
  expireIn: number
  /** The owner, if the login sent the uid. */
  uid?: string
  /** In the app: the hash of the app's token that it was traded for. */
  tradedFor?: string
  /** In the app: the hash of the app's token ('' if logged out) at the time of a login by the web's own form. */
  besideApp?: string
}

/** The data of a record that identify the person, besides the token. */
export type LoginOrigin = Pick<LoginInfo, 'uid' | 'tradedFor' | 'besideApp'>

export const LOGIN_INFO_KEY = 'loginInfo'
const SMALLEST_EPOCH_MS = 1e11
/** For an answer without an expiry: the platform still ends the login itself, with S00000. */
const UNSAID_LIFETIME_MS = 86_400_000

/**
 * The stored login, or undefined. A record that is expired, unparsable or of the wrong shape is deleted the first time
 * it is read (specification section 4).
 * @param onDeleted runs when that has happened
 */
export function readLoginInfo(
  now = platformNow(),
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
  now = platformNow(),
  origin: LoginOrigin = {},
): LoginInfo {
  // A login that has expired on arrival means that the device's clock is ahead, unless the platform itself has sent the
  // time.
  if (answer.expireIn > SMALLEST_EPOCH_MS && answer.expireIn < now && !isPlatformClockKnown())
    setPlatformClock(answer.expireIn - UNSAID_LIFETIME_MS, false)
  const info: LoginInfo = {
    accessToken: answer.accessToken,
    clientInfo,
    expireIn: expiryOf(answer.expireIn, now),
    ...origin,
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
    if (typeof clientInfo !== 'string') return undefined
    return { accessToken, clientInfo, expireIn, ...originOf(record) }
  } catch {
    return undefined
  }
}

function originOf({ uid, tradedFor, besideApp }: Record<string, unknown>): LoginOrigin {
  return {
    ...(typeof uid === 'string' && { uid }),
    ...(typeof tradedFor === 'string' && { tradedFor }),
    ...(typeof besideApp === 'string' && { besideApp }),
  }
}

/**
 * What the app's token means for a record (docs/decisions/one-person.md): it belongs to the current person, it waits
 * until the app answers who that is, or it belongs to another person.
 * @param appToken '' is logged out; undefined: not in the app, or the app has not answered
 */
export function standingOf(
  { uid, tradedFor, besideApp }: LoginOrigin,
  appToken: string | undefined,
): 'theirs' | 'asleep' | 'foreign' {
  if (appToken === undefined) return tradedFor === undefined ? 'theirs' : 'asleep'
  const beside = tradedFor ?? besideApp
  if (beside !== undefined) return beside === hash64(appToken) ? 'theirs' : 'foreign'
  // A record of an earlier version has no owner: it stays beside a token until an answer names another person.
  return uid === undefined && appToken !== '' ? 'theirs' : 'foreign'
}
