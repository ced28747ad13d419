import { check, object, pipe, safeParse, transform, unknown } from 'valibot'
import type { GenericSchema, InferOutput, ObjectEntries } from 'valibot'
import { toCount } from '@/lib/formatCount'
import { asRecord } from '@/lib/json'

/*
 * Readers for answers that are not ours: any field can be missing or of the wrong kind, and none of that may break a
 * page. What is not there reads as empty; what is not an item leaves its list.
 */

const read = <T>(reader: (value: unknown) => T) => pipe(unknown(), transform(reader))

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** Words from the server; missing reads as ''. */
export const text = read(toText)

/** An id as the digits or word given; numbers become strings. */
export const id = text

/** A whole number of at least 0; missing reads as 0. */
export const count = read(toCount)

/** Any finite number, also from a string; missing reads as 0. */
export const number = read((value) => {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : 0
})

/** true, 1, '1' and 'true' are yes. */
export const flag = read(
  (value) => value === true || value === 1 || value === '1' || value === 'true',
)

/** One of the words of a status; anything else reads as the first, so put the harmless one first. */
export function word<const Words extends readonly [string, ...string[]]>(...words: Words) {
  return read((value): Words[number] => words.find((known) => known === value) ?? words[0])
}

/** A list; what is no list reads as empty, and items of the wrong shape are left out. */
export function list<Item extends GenericSchema>(item: Item) {
  return read((value): InferOutput<Item>[] => {
    if (!Array.isArray(value)) return []
    return value.flatMap((entry: unknown) => {
      const result = safeParse(item, entry)
      return result.success ? [result.output] : []
    })
  })
}

/** A list that is the whole answer: nothing reads as empty, but what is neither a list nor nothing fails. */
export function rows<Item extends GenericSchema>(item: Item) {
  return pipe(
    unknown(),
    check((value) => value === undefined || value === null || Array.isArray(value)),
    list(item),
  )
}

/** A record with its fields read one by one. Fails only when the value is no record at all. */
export function fields<Entries extends ObjectEntries>(entries: Entries) {
  return object(entries)
}

/** A record, or null where there is none (also for `{}` and for what is no record). */
export function maybe<Schema extends GenericSchema>(schema: Schema) {
  return read((value): InferOutput<Schema> | null => {
    const record = asRecord(value)
    if (!record || Object.keys(record).length === 0) return null
    const result = safeParse(schema, record)
    return result.success ? result.output : null
  })
}

/** A page of a list: `hasMore` ends the paging. */
export function paged<Item extends GenericSchema>(item: Item) {
  return fields({ total: count, hasMore: flag, list: list(item) })
}
