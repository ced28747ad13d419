import { toCount } from '@/lib/format/formatCount'
import { isVisible } from '@/lib/format/isVisible'
import { maskedPhone } from '@/lib/format/maskedPhone'
import { asNumber, asRecord } from '@/lib/storage/json'

/*
 * Readers for answers that are not ours: any field can be missing or of the wrong kind, and none of that may break a
 * page. Missing fields read as empty; invalid items are left out of their list. Own code and no schema library, because
 * the home page's early code includes them (docs/decisions/readers.md).
 */

/** Turns any value into a shape that pages can rely on. @throws ShapeError when there is nothing to read. */
export type Reader<T> = (value: unknown) => T

/** The result of a reader. */
export type Read<R> = R extends Reader<infer T> ? T : never

export class ShapeError extends Error {
  override readonly name = 'ShapeError'
}

/** The answer as it is, for calls whose answer is not used. */
export const anything: Reader<unknown> = (value) => value

/** As many marks over one letter as any language needs; more of them leave their line. */
const TOO_MANY_MARKS = /(\p{M}{4})\p{M}+/gu

/** Invisible characters that reverse the text around them. */
const TURNING = /\p{Bidi_Control}+/gu

/** Text that is not prose: a code, a token, an amount as it was written. Missing or invisible text reads as ''. */
export const code: Reader<string> = (value) => {
  if (typeof value === 'string')
    return isVisible(value) ? value.replace(TURNING, '').replace(TOO_MANY_MARKS, '$1') : ''
  return Number.isFinite(value) ? String(value) : ''
}

/** The number of a person who wants to be called: the only one that is read whole. */
export const wholePhone: Reader<string> = (value) => code(value).trim()

/** An id as the digits or word given; numbers become strings. */
export const id: Reader<string> = (value) => code(value).trim()

/** Text from the server. A whole phone number in it is masked. */
export const text: Reader<string> = (value) => maskedPhone(code(value))

/** Text used on its own, such as a name: without blanks around it. */
export const label: Reader<string> = (value) => text(value).trim()

/** A whole number of at least 0; missing reads as 0. */
export const count: Reader<number> = toCount

/** `count` where a missing value is not the same as 0; what is no count reads as undefined. */
export const optionalCount: Reader<number | undefined> = (value) =>
  asNumber(value) >= 0 ? count(value) : undefined

/** Any finite number, also from a string; missing reads as 0. */
export const number: Reader<number> = (value) => {
  const read = asNumber(value)
  return Number.isFinite(read) ? read : 0
}

/** Any number of at least 0 where a missing value is not the same as 0: an amount, a share. */
export const optionalAmount: Reader<number | undefined> = (value) => {
  const read = asNumber(value)
  return Number.isFinite(read) && read >= 0 ? read : undefined
}

/** true, 1, '1' and 'true' are yes. */
export const flag: Reader<boolean> = (value) =>
  value === true || value === 1 || value === '1' || value === 'true'

/** `flag` where a missing value is not the same as false. */
export const optionalFlag: Reader<boolean | undefined> = (value) =>
  value === undefined || value === null || value === '' ? undefined : flag(value)

/*
 * The meaning of a value beyond its kind: read the same, and written into the contract by its twin
 * (tests/contract/recorded). `url` is used only as `safeLink` and `safeImage` allow, `time` is what `parseServerTime`
 * reads, and `html` is shown through the sanitiser. The values of `campaignStatus` are those of `phaseOf`. `digits` and
 * `detailId` travel in addresses, from which `idOf` and `detailIdOf` take them.
 */
export {
  code as url,
  code as time,
  code as day,
  code as html,
  code as campaignStatus,
  code as inviteCode,
  id as detailId,
  id as digits,
}
/* Amounts by their unit. */
export {
  count as fen,
  optionalCount as optionalFen,
  number as yuan,
  optionalAmount as optionalYuan,
  code as yuanText,
  count as points,
  optionalCount as optionalPoints,
  optionalAmount as optionalShare,
  count as seconds,
}

/** One of the values of a status; anything else reads as the first, so put the harmless one first. */
export function oneOf<const Words extends readonly [string, ...string[]]>(
  ...words: Words
): Reader<Words[number]> {
  return (value) => words.find((known) => known === value) ?? words[0]
}

/** A list; what is no list reads as empty, and items of the wrong shape are left out. */
export function list<T>(item: Reader<T>): Reader<T[]> {
  return (value) => (Array.isArray(value) ? value.flatMap((entry) => readOrSkip(item, entry)) : [])
}

/** A list of labels; blank ones are left out. */
export const labels: Reader<string[]> = (value) => list(label)(value).filter(Boolean)

/** A list of addresses; what is blank leaves it. */
export const urls: Reader<string[]> = (value) => list(id)(value).filter(Boolean)

/** A list that is the whole answer: nothing reads as empty, but what is neither a list nor nothing fails. */
export function rows<T>(item: Reader<T>): Reader<T[]> {
  return (value) => {
    if (value !== undefined && value !== null && !Array.isArray(value)) throw new ShapeError()
    return list(item)(value)
  }
}

/** A record with its fields read one by one. Fails only when the value is no record at all. */
export function fields<Fields extends Record<string, Reader<unknown>>>(
  readers: Fields,
): Reader<{ [Name in keyof Fields]: Read<Fields[Name]> }> {
  return (value) => {
    const record = asRecord(value)
    if (!record) throw new ShapeError()
    const made = Object.entries(readers).map(([name, reader]) => [name, reader(record[name])])
    return Object.fromEntries(made) as { [Name in keyof Fields]: Read<Fields[Name]> }
  }
}

/** A record that is the whole answer: nothing, or a record without fields, reads as null; anything else fails. */
export function recordOrNull<T>(reader: Reader<T>): Reader<T | null> {
  return (value) => {
    if (value === undefined || value === null) return null
    const record = asRecord(value)
    if (!record) throw new ShapeError()
    return Object.keys(record).length === 0 ? null : reader(record)
  }
}

/** A record within an answer, or null if there is none (also for `{}` and for what is no record). */
export function maybe<T>(reader: Reader<T>): Reader<T | null> {
  return (value) => {
    const record = asRecord(value)
    if (!record || Object.keys(record).length === 0) return null
    return readOrSkip(reader, record)[0] ?? null
  }
}

/** A record within an answer; where there is none, one whose fields are empty. */
export function part<T>(reader: Reader<T>): Reader<T> {
  return (value) => reader(asRecord(value) ?? {})
}

/** A page of a list: `hasMore` ends the paging. */
export function paged<T>(item: Reader<T>): Reader<{ total: number; hasMore: boolean; list: T[] }> {
  return fields({ total: count, hasMore: flag, list: list(item) })
}

/** The value read, in a list of one, or an empty list where it has the wrong shape. */
function readOrSkip<T>(reader: Reader<T>, value: unknown): T[] {
  try {
    return [reader(value)]
  } catch (error) {
    if (error instanceof ShapeError) return []
    throw error
  }
}
