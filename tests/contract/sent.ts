import { MOBILE } from '@/kit/login/form/phone'
import { valueOf, type JsonSchema } from './jsonSchema'
import { isGiven } from './marks'
import { UNITS, ended, meaningOf, wordsSentence } from './meaning'
import { day, detailId, digits, fen, id, inviteCode, points, time } from './recorded/read'
import { shapeOf, type Meaning } from './shape'

/*
 * The schema of a request. A request is a type without a reader, so its fields are matched by name: they have the
 * schema of the reader of the same thing.
 */

const meaningBy = (reader: Parameters<typeof shapeOf>[0]): Meaning => {
  const shape = shapeOf(reader)
  return shape.kind === 'value' ? shape : {}
}

const ROW_COUNT: Meaning = { minimum: 1 }

const NUMBERS: Readonly<Record<string, Meaning>> = {
  price: meaningBy(fen),
  useIntegral: meaningBy(points),
  pageNo: ROW_COUNT,
  pageSize: ROW_COUNT,
  quantity: ROW_COUNT,
}

const TEXTS: Readonly<Record<string, Meaning>> = {
  phone: { pattern: MOBILE.source },
  smsCode: { pattern: String.raw`^\d{6}$` },
  date: meaningBy(day),
  eventTime: meaningBy(time),
  id: meaningBy(detailId),
  momentId: meaningBy(detailId),
  inviteCode: meaningBy(inviteCode),
}

const IS_ID = /Ids?$/
/** Of a person, or of what a page's address names. */
const IS_IN_ADDRESSES =
  /^(?:activity|asset|collection|course|dao|invitation|item|land|npc|planet|product|ref|round|task|territory)Id$|uid$/i

function sentAs(name: string, { type }: JsonSchema): Meaning | undefined {
  // Numbers that are sent count something: pages, pieces, fen.
  if (type === 'number') return { minimum: 0, ...NUMBERS[name] }
  if (type !== 'string') return undefined
  if (IS_IN_ADDRESSES.test(name)) return meaningBy(digits)
  return TEXTS[name] ?? (IS_ID.test(name) ? meaningBy(id) : undefined)
}

/** A field of a request with its form, its meaning and where it is from. */
export function sentField(
  name: string,
  { description: comment = '', ...schema }: JsonSchema,
): { schema: JsonSchema; meaning: string; given: boolean } {
  const sent = sentAs(name, schema)
  const types = [sent && schema.type === 'number' ? 'integer' : String(schema.type)]
  const meaning = meaningOf(name, comment)
  const sentences = [
    meaning && ended(meaning),
    sent?.note ?? UNITS[sent?.unit ?? ''],
    wordsSentence(schema.enum ?? [], meaning),
  ]
  return {
    meaning,
    given: isGiven('', comment),
    schema: {
      ...schema,
      ...(sent && !schema.enum && valueOf({ ...sent, types })),
      description: sentences.filter(Boolean).join(' '),
    },
  }
}
