import { asRecord } from '@/lib/storage/json'
import { now } from './clock'
import { table } from './platform'

/** Nicknames of the seeded accounts; the position is the account's index. */
export const PEOPLE: readonly string[] = [
  '星河拾光 阿岚的小岛 南风知意 一颗野生蓝莓 云端建筑师 老周爱钓鱼 鹿饮溪 Momo茉茉',
  '山海入梦来 风铃渡口 凌晨四点的面包店 北纬30度 秦川 小满未满 半糖去冰 石头会开花',
  '宇航员阿杰 拾荒的月亮 青柠气泡水 胡同口的猫 江屿 Luna_07 白鹭洲 慢慢走的蜗牛',
  '画星星的人 七月半 西西里的晚风 顾北辰 橘子汽水 大鹏展翅 琉璃瓦 听雨眠 不吃香菜',
  'Echo回声 长安旧梦 木子李 追光的小陈 海盐芝士 林间有鹿 未来居民9527 钟楼守夜人',
  '陆小曼不慢 奶油泡芙 风起洛阳 赛博农夫 桃桃乌龙 夜航船 一只会飞的鱼',
].flatMap((line) => line.split(' '))

export interface User {
  uid: string
  phone: string
  nickname: string
  level: number
  realNameStatus: 'NONE' | 'PENDING' | 'PASSED'
  isNewUser: boolean
  inviteCode: string
  /** Epoch milliseconds. */
  registerTime: number
  /** The version of the agreements that the person has agreed to. */
  agreedVersion: string
}

/** Registered people: the seeded ones and those who log in. */
export const users = table(() =>
  PEOPLE.map((nickname, index) => newUser(phoneOfPerson(index), nickname)),
)

/** A renewed token ends with a unique number. */
const TOKEN = /^(?:Bearer )?sandbox\.(\d+)(?:\.(?:\d+|h5))?$/
const UID_BASE = 6n * 10n ** 18n
const UID_SPAN = 10n ** 18n
const SPREAD = 387_420_489_017n
const SPREAD_INVERSE = 554_564_394_821_081_353n

/**
 * The uid of a phone: 19 digits, beyond what a double holds, and the phone cannot be seen in it. It is reversible, so
 * that a restart of the sandbox keeps logins.
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

/** The token of a login record, which is not the app's own. */
export const recordTokenOf = (uid: string) => `${tokenOf(uid)}.h5`

/** The call's Authorization is a login record's token. */
export const hasRecord = (headers: Headers) =>
  headers.get('Authorization')?.endsWith('.h5') === true

/** The person behind the call's token; undefined for guests and for tokens that are not ours. */
export function userOf(headers: Headers): User | undefined {
  for (const name of ['Authorization', 'X-Auth-Token']) {
    const uid = TOKEN.exec(headers.get(name) ?? '')?.[1]
    const phone = uid && phoneOf(uid)
    if (phone) return findOrCreate(phone).user
  }
  return undefined
}

/**
 * The person with this phone, registered now if new. By default the real-name check has passed, as for a known token.
 */
export function findOrCreate(
  phone: string,
  realNameStatus: User['realNameStatus'] = 'PASSED',
): { user: User; created: boolean } {
  const known = findUser({ phone })
  if (known) return { user: known, created: false }
  const nickname = `元友${phone.slice(-4)}`
  const user = { ...newUser(phone, nickname), realNameStatus }
  users.push(user)
  return { user, created: true }
}

/** @example findUser({ inviteCode: 'A1B2C3' }) */
export function findUser(
  where: Partial<Pick<User, 'uid' | 'phone' | 'inviteCode'>>,
): User | undefined {
  return users.find((user) =>
    (Object.keys(where) as (keyof typeof where)[]).every((key) => user[key] === where[key]),
  )
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

/** The code that a person invites with. */
export function inviteCodeFor(uid: string): string {
  return BigInt(uid.slice(-12)).toString(36).toUpperCase().padStart(8, 'K')
}

/** True for the seeded accounts. */
export function isSeeded(uid: string): boolean {
  return PEOPLE.some((_, index) => person(index).uid === uid)
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
    inviteCode: inviteCodeFor(uid),
    registerTime: now(),
    agreedVersion: '',
  }
}
