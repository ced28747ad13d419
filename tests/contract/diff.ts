import { asRecord } from '@/lib/storage/json'
import type { JsonSchema } from './jsonSchema'
import { resolve, type Schemas } from './validate'

/** Who is broken by a change. */
type Broken = 'the platform' | 'nobody'

interface Change {
  call: string
  /** `request.bizNo`, `answer.list[].price`; '' for the call. */
  path: string
  breaks: Broken
  text: string
}

interface Operation {
  summary: string
  security?: unknown[]
  parameters?: { name?: string; in: string; required?: boolean; schema: JsonSchema }[]
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, { content?: { 'application/json'?: { schema: JsonSchema } } }>
}

export interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

interface Side {
  schema: JsonSchema
  schemas: Schemas
}

/** The differences between two contracts: breaking ones come first. */
export function changesOf(before: Document, after: Document): Change[] {
  const old = operationsOf(before)
  const now = operationsOf(after)
  const gone = [...old.keys()].filter((key) => !now.has(key))
  const changes: Change[] = gone.map((key) => ({
    call: key,
    path: '',
    breaks: 'nobody',
    text: 'is not asked for any more',
  }))
  for (const [key, operation] of now) {
    const earlier = old.get(key)
    if (!earlier)
      changes.push({ call: key, path: '', breaks: 'the platform', text: 'is a new call to answer' })
    else
      changes.push(
        ...between('request', requestOf(earlier, before), requestOf(operation, after)).map(
          (change) => ({ ...change, call: key }),
        ),
        ...between('answer', dataOf(earlier, before), dataOf(operation, after)).map((change) => ({
          ...change,
          call: key,
        })),
      )
  }
  return changes.sort(
    (one, two) => Number(one.breaks === 'nobody') - Number(two.breaks === 'nobody'),
  )
}

/** The changes as lines for people. */
export function inWords(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing has changed for anybody.'
  return changes
    .map(({ call, path, breaks, text }) => {
      const whom = breaks === 'nobody' ? 'breaks nobody' : `breaks ${breaks}`
      return `${whom.padEnd(20)}  ${call}${path && `  ${path}`}: ${text}`
    })
    .join('\n')
}

function operationsOf({ paths }: Document): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  )
}

/** All that is sent, as one record. */
function requestOf({ parameters = [], requestBody }: Operation, document: Document): Side {
  const body = requestBody?.content['application/json'].schema ?? {}
  const own = parameters.flatMap(({ name, ...rest }) => (name ? [{ name, ...rest }] : []))
  const properties = {
    ...Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    ...body.properties,
  }
  const required = own.filter((one) => one.required).map(({ name }) => name)
  const schema = { type: 'object', properties, required: [...required, ...(body.required ?? [])] }
  return { schema, schemas: document.components.schemas }
}

/** The `data` of a success, anywhere in the schema of the answer. */
function dataOf({ responses }: Operation, { components }: Document): Side {
  const answer = responses['200']?.content?.['application/json']?.schema ?? {}
  return { schema: findData(answer) ?? {}, schemas: components.schemas }
}

function findData(schema: JsonSchema): JsonSchema | undefined {
  const inner = [...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return schema.properties?.data ?? inner.map(findData).find((found) => found !== undefined)
}

type Found = Omit<Change, 'call'>

/** Differences of one part. A request is read by the platform, an answer by the product. */
function between(place: 'request' | 'answer', before: Side, after: Side): Found[] {
  const found: Found[] = []
  const seen = new Set<string>()
  const isRequest = place === 'request'
  const add = (path: string, breaks: Broken, text: string) => found.push({ path, breaks, text })

  function visit(old: JsonSchema, now: JsonSchema, path: string): void {
    const one = flat(old, before.schemas)
    const two = flat(now, after.schemas)
    const key = `${old.$ref ?? ''} ${now.$ref ?? ''}`
    if (key !== ' ' && seen.has(key)) return
    seen.add(key)
    if (typeOf(one) !== typeOf(two))
      return void add(path, 'the platform', `was ${typeOf(one)}, is ${typeOf(two)}`)
    visitWords(one, two, path)
    if (unitOf(one) !== unitOf(two))
      add(
        path,
        'the platform',
        `was in ${unitOf(one) || 'no unit'}, is in ${unitOf(two) || 'no unit'}`,
      )
    if (one.items && two.items) visit(one.items, two.items, `${path}[]`)
    visitFields(one, two, path)
  }

  function visitWords(one: JsonSchema, two: JsonSchema, path: string): void {
    const wordsOf = ({ enum: words = [] }: JsonSchema) => words.map(String)
    const gone = wordsOf(one).filter((word) => !wordsOf(two).includes(word))
    const fresh = wordsOf(two).filter((word) => !wordsOf(one).includes(word))
    if (gone.length > 0)
      add(
        path,
        isRequest ? 'nobody' : 'the platform',
        `${gone.join(', ')} is no word of it any more`,
      )
    if (fresh.length > 0)
      add(path, isRequest ? 'the platform' : 'nobody', `${fresh.join(', ')} is a new word of it`)
  }

  function visitFields(one: JsonSchema, two: JsonSchema, path: string): void {
    const { properties: old = {}, required: oldRequired = [] } = one
    const { properties: now = {}, required = [] } = two
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const at = `${path}.${name}`
      const [was, is] = [old[name], now[name]]
      const isNeeded = required.includes(name)
      if (!is) add(at, isRequest ? 'the platform' : 'nobody', goneText(isRequest))
      else if (!was)
        add(at, newBreaks(isRequest, isNeeded), `is new${isNeeded ? ' and required' : ''}`)
      else {
        if (isNeeded && !oldRequired.includes(name))
          add(at, isRequest ? 'nobody' : 'the platform', 'is required now')
        if (!isNeeded && oldRequired.includes(name))
          add(at, isRequest ? 'the platform' : 'nobody', 'may be left out now')
        visit(was, is, at)
      }
    }
  }

  visit(before.schema, after.schema, place)
  return found
}

const goneText = (isRequest: boolean) =>
  isRequest ? 'went: it is not sent any more' : 'went: it is not read any more'

/** A new field of a request may be ignored, a new required one of an answer has to be given. */
const newBreaks = (isRequest: boolean, isNeeded: boolean): Broken =>
  !isRequest && isNeeded ? 'the platform' : 'nobody'

/** A schema without its reference, and without the `null` beside it. */
function flat(schema: JsonSchema, schemas: Schemas): JsonSchema {
  if (schema.$ref) return flat(resolve(schema, schemas), schemas)
  const options = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  return options.length === 1 && options[0] ? flat(options[0], schemas) : schema
}

function typeOf({ type, enum: words, anyOf }: JsonSchema): string {
  if (type)
    return [type]
      .flat()
      .filter((one) => one !== 'null')
      .sort()
      .join(' or ')
  return words ? 'a word' : anyOf ? 'one of several' : 'anything'
}

/** The unit in a description or in the `x-unit` field. */
function unitOf(schema: JsonSchema): string {
  const own = asRecord(schema)?.['x-unit']
  if (typeof own === 'string') return own
  return (
    /\b(?:fen|yuan|seconds|milliseconds|minutes)\b|分(?=[,.。，]|$)|元/i
      .exec(schema.description ?? '')?.[0]
      ?.toLowerCase() ?? ''
  )
}
