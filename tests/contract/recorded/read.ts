import * as real from '@/api/core/read'
import type { Read, Reader } from '@/api/core/read'
import { loosened, recorded, shapeOf } from '../shape'
import type { Description, JsonType } from '../shape'

/* The twins of the readers: they read the same, and say what they accept. */

export { ShapeError } from '@/api/core/read'
export type { Read, Reader } from '@/api/core/read'

const value = (...types: JsonType[]): Description => ({ kind: 'value', types })
const COUNT: Description = { kind: 'value', types: ['integer'], minimum: 0 }
const AMOUNT: Description = { kind: 'value', types: ['number'], minimum: 0 }

export const anything = recorded(real.anything, () => ({ kind: 'anything' }))
export const code = recorded(real.code, () => value('string'))
export const url = recorded(real.url, () => value('string'))
export const time = recorded(real.time, () => value('string'))
export const wholePhone = recorded(real.wholePhone, () => value('string'))
export const text = recorded(real.text, () => value('string'))
export const label = recorded(real.label, () => value('string'))
/** A whole number, too: that is how a platform's `Long` arrives. */
export const id = recorded(real.id, () => value('string', 'integer'))
export const count = recorded(real.count, () => COUNT)
export const optionalCount = recorded(real.optionalCount, () => ({ ...COUNT, optional: true }))
export const number = recorded(real.number, () => value('number'))
export const optionalAmount = recorded(real.optionalAmount, () => ({ ...AMOUNT, optional: true }))
export const flag = recorded(real.flag, () => value('boolean'))
export const optionalFlag = recorded(real.optionalFlag, () => ({
  ...value('boolean'),
  optional: true,
}))

export function oneOf<const Words extends readonly [string, ...string[]]>(
  ...words: Words
): Reader<Words[number]> {
  return recorded(real.oneOf(...words), () => ({ kind: 'value', types: ['string'], words }))
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

export function paged<T>(item: Reader<T>): Reader<{ total: number; hasMore: boolean; list: T[] }> {
  return fields({ total: count, hasMore: flag, list: list(item) })
}
