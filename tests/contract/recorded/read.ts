import * as real from '@/api/core/read'
import type { Read, Reader } from '@/api/core/read'
import { loosened, recorded, shapeOf } from '../shape'
import type { Description, JsonType, Meaning } from '../shape'

/* The twins of the readers: they read the same, and say what they accept. */

export { ShapeError } from '@/api/core/read'
export type { Read, Reader } from '@/api/core/read'

const value = (type: JsonType, meaning: Meaning = {}): Description => ({
  kind: 'value',
  types: [type],
  ...meaning,
})
/** A number of at least 0, in a unit. */
const amount = (type: 'integer' | 'number', meaning: Meaning = {}): Description =>
  value(type, { minimum: 0, ...meaning })

const optional = (description: Description): Description => ({ ...description, optional: true })

const DATE = String.raw`[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`
const CLOCK = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d`
const ID: Meaning = { called: 'id', alsoRead: ['integer'], pattern: '^[\\w-]{0,64}$' }
const FEN: Meaning = { called: 'fen', unit: 'fen' }
const YUAN: Meaning = { called: 'yuan', unit: 'yuan' }
const POINTS: Meaning = { called: 'points', unit: 'points' }

export const anything = recorded(real.anything, () => ({ kind: 'anything' }))
export const code = recorded(real.code, () => value('string'))
export const url = recorded(real.url, () =>
  value('string', {
    called: 'url',
    format: 'uri-reference',
    note: 'An address of http or https, or a path of the site; for a picture, data of a bitmap, too. Others are not used.',
  }),
)
export const time = recorded(real.time, () =>
  value('string', {
    called: 'time',
    pattern: `^(?:${DATE} ${CLOCK})?$`,
    note: '`YYYY-MM-DD HH:mm:ss` in UTC+8.',
  }),
)
export const day = recorded(real.day, () =>
  value('string', { called: 'day', pattern: `^(?:${DATE})?$`, note: '`YYYY-MM-DD` in UTC+8.' }),
)
export const html = recorded(real.html, () =>
  value('string', {
    called: 'html',
    note: 'HTML; what is no text and no simple markup is left out.',
  }),
)
export const campaignStatus = recorded(real.campaignStatus, () =>
  value('string', {
    words: ['NOT_STARTED', 'ONGOING', 'ENDED', 'OFFLINE', ''],
    unknown: 'the times decide',
  }),
)
/** Of another form no page takes it from an address (`lib/url/urlParams.ts`). */
export const inviteCode = recorded(real.inviteCode, () =>
  value('string', { called: 'invite code', pattern: '^(?:[A-Za-z0-9]{4,16})?$' }),
)
export const wholePhone = recorded(real.wholePhone, () =>
  value('string', { called: 'phone', pattern: String.raw`^[+\d][\d -]{0,19}$|^$` }),
)
export const text = recorded(real.text, () => value('string'))
export const label = recorded(real.label, () => value('string'))
/** A whole number, too: that is how a platform's `Long` arrives. */
export const id = recorded(real.id, () => value('string', ID))
/** An id that travels in an address: of another form no page takes it from there (`lib/url/urlParams.ts`). */
export const digits = recorded(real.digits, () =>
  value('string', { ...ID, called: 'digits', pattern: String.raw`^\d{0,20}$` }),
)
/** The same of a detail page, which takes more of them. */
export const detailId = recorded(real.detailId, () =>
  value('string', { ...ID, called: 'digits', pattern: String.raw`^\d{0,32}$` }),
)
export const count = recorded(real.count, () => amount('integer'))
export const optionalCount = recorded(real.optionalCount, () => optional(amount('integer')))
export const number = recorded(real.number, () => value('number'))
export const optionalAmount = recorded(real.optionalAmount, () => optional(amount('number')))
export const fen = recorded(real.fen, () => amount('integer', FEN))
export const optionalFen = recorded(real.optionalFen, () => optional(amount('integer', FEN)))
export const yuan = recorded(real.yuan, () => amount('number', YUAN))
export const optionalYuan = recorded(real.optionalYuan, () => optional(amount('number', YUAN)))
export const yuanText = recorded(real.yuanText, () =>
  value('string', { ...YUAN, pattern: String.raw`^(?:\d{1,12}(?:\.\d{1,2})?)?$` }),
)
export const points = recorded(real.points, () => amount('integer', POINTS))
export const optionalPoints = recorded(real.optionalPoints, () =>
  optional(amount('integer', POINTS)),
)
export const optionalShare = recorded(real.optionalShare, () =>
  optional(
    amount('number', { called: 'share', unit: 'share', note: 'A share of 1: 0.05 is 5 %.' }),
  ),
)
export const seconds = recorded(real.seconds, () =>
  amount('integer', { called: 'seconds', unit: 'seconds' }),
)
export const flag = recorded(real.flag, () => value('boolean'))
export const optionalFlag = recorded(real.optionalFlag, () => optional(value('boolean')))

export function oneOf<const Words extends readonly [string, ...string[]]>(
  ...words: Words
): Reader<Words[number]> {
  const unknown = words[0] === '' ? 'read as unknown' : `read as ${words[0]}`
  return recorded(real.oneOf(...words), () => value('string', { words, unknown }))
}

export function list<T>(item: Reader<T>): Reader<T[]> {
  return recorded(real.list(item), () => ({ kind: 'list', item: shapeOf(item) }))
}

export const labels = recorded(real.labels, () => ({ kind: 'list', item: shapeOf(label) }))
export const urls = recorded(real.urls, () => ({ kind: 'list', item: shapeOf(url) }))

export function rows<T>(item: Reader<T>): Reader<T[]> {
  return recorded(real.rows(item), () => ({ kind: 'list', item: shapeOf(item), nullable: true }))
}

export function fields<Fields extends Record<string, Reader<unknown>>>(
  readers: Fields,
): Reader<{ [Name in keyof Fields]: Read<Fields[Name]> }> {
  return recorded(real.fields(readers), () => {
    const shapes = Object.entries(readers).map(([name, reader]) => [name, shapeOf(reader)] as const)
    return { kind: 'record', fields: Object.fromEntries(shapes), docs: new Map() }
  })
}

export function recordOrNull<T>(reader: Reader<T>): Reader<T | null> {
  return recorded(real.recordOrNull(reader), () => loosened(shapeOf(reader), { nullable: true }))
}

export function maybe<T>(reader: Reader<T>): Reader<T | null> {
  return recorded(real.maybe(reader), () =>
    loosened(shapeOf(reader), { nullable: true, optional: true }),
  )
}

export function part<T>(reader: Reader<T>): Reader<T> {
  return recorded(real.part(reader), () =>
    loosened(shapeOf(reader), { nullable: true, optional: true }),
  )
}

export function paged<T>(item: Reader<T>): Reader<{ total: number; hasMore: boolean; list: T[] }> {
  return fields({ total: count, hasMore: flag, list: list(item) })
}
