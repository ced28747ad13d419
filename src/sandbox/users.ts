import { boolean, number, object, picklist, string } from 'valibot'
import type { InferOutput } from 'valibot'
import { asRecord } from '@/lib/json'
import { now } from './clock'
import { PEOPLE } from './people'
import { collection } from './platform'

const UserRecord = object({
  uid: string(),
  phone: string(),
  nickname: string(),
  level: number(),
  realNameStatus: picklist(['NONE', 'PENDING', 'PASSED']),
  isNewUser: boolean(),
  inviteCode: string(),
  /** Epoch milliseconds. */
  registerTime: number(),
  /** The version of the agreements that the person has agreed to. */
  agreedVersion: string(),
})
export type User = InferOutput<typeof UserRecord>

/** The people of the platform: the seeded ones and whoever logs in. */
export const users = collection(UserRecord, () =>
  PEOPLE.map((nickname, index) => newUser(phoneOfPerson(index), nickname)),
)

/** A renewed one ends with its own number. */
const TOKEN = /^(?:Bearer )?sandbox\.(\d+)(?:\.\d+)?$/
const UID_BASE = 6n * 10n ** 18n
const UID_SPAN = 10n ** 18n
const SPREAD = 387_420_489_017n
const SPREAD_INVERSE = 554_564_394_821_081_353n

/**
 * The uid of a phone: 19 digits, beyond what a double holds, and the phone cannot be seen in it. It can be turned back,
 * so that a restart of the sandbox logs nobody out.
 */
export function uidOf(phone: string): string {
  return String(UID_BASE + ((BigInt(phone) * SPREAD) % UID_SPAN))
}

function phoneOf(uid: string): string | undefined {
  const spread = BigInt(uid) - UID_BASE
  if (spread < 0n || spread >= UID_SPAN) return undefined
  const phone = String((spread * SPREAD_INVERSE) % UID_SPAN)
  return /^1[3-9]\d{9}$/.test(phone) ? phone : undefined
}

export function tokenOf(uid: string): string {
  return `sandbox.${uid}`
}

/** The person behind the call's token; undefined for guests and for tokens that are not ours. */
export async function userOf(headers: Headers): Promise<User | undefined> {
  for (const name of ['Authorization', 'X-Auth-Token']) {
    const uid = TOKEN.exec(headers.get(name) ?? '')?.[1]
    const phone = uid && phoneOf(uid)
    if (phone) return (await findOrCreate(phone)).user
  }
  return undefined
}

/** The person with this phone, registered now when there is none yet. Whoever comes by a token alone has long been here. */
export async function findOrCreate(
  phone: string,
  realNameStatus: User['realNameStatus'] = 'PASSED',
): Promise<{ user: User; created: boolean }> {
  const known = findUser({ phone })
  if (known) return { user: known, created: false }
  const nickname = `元友${phone.slice(-4)}`
  const user = await users.create({ ...newUser(phone, nickname), realNameStatus })
  return { user, created: true }
}

/** @example findUser({ inviteCode: 'A1B2C3' }) */
export function findUser(
  where: Partial<Pick<User, 'uid' | 'phone' | 'inviteCode'>>,
): User | undefined {
  return users.findFirst((q) => q.where(where))
}

/** `138****8000` */
export function maskPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')
}

/** The seeded person number `index`, again from the first after the last. */
export function person(index: number): { uid: string; nickname: string } {
  const at = Math.abs(index) % PEOPLE.length
  return { uid: uidOf(phoneOfPerson(at)), nickname: PEOPLE[at] ?? '' }
}

/** The device's client id from the `clientInfo` header: the key of a guest's state. */
export function clientOf(headers: Headers): string {
  const info = headers.get('clientInfo')
  if (!info) return 'guest'
  try {
    const id = asRecord(JSON.parse(atob(info)))?.clientId
    return typeof id === 'string' ? `guest:${id}` : `guest:${info}`
  } catch {
    return `guest:${info}`
  }
}

function phoneOfPerson(index: number): string {
  return String(13_900_000_100 + index)
}

function newUser(phone: string, nickname: string): User {
  const uid = uidOf(phone)
  return {
    uid,
    phone,
    nickname,
    level: Number(phone.slice(-1)),
    realNameStatus: 'PASSED',
    isNewUser: false,
    inviteCode: BigInt(uid.slice(-12)).toString(36).toUpperCase().padStart(8, 'K'),
    registerTime: now(),
    agreedVersion: '',
  }
}
