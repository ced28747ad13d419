import { asRecord } from '@/lib/storage/json'
import type { RecordShape, Shape } from '../shape'

/** One way in which an answer is another one than the contract's. */
export interface Difference {
  /** `list[0].price`; '' for the whole. */
  path: string
  kind: 'missing' | 'type' | 'word' | 'envelope' | 'address'
  /** The expected and the actual value, and the product's reading of it. */
  text: string
  /** In how many rows. */
  times: number
}

export interface Comparison {
  differences: Difference[]
  /** Parts that nothing was there of: empty lists, nulls. */
  unseen: string[]
}

/** Compares what came with the shape that the product reads it by. */
export function compare(shape: Shape, value: unknown): Comparison {
  const found = new Found()
  visit(shape, value, '', found)
  return found.comparison()
}

/** Differences by the same cause in several rows are one, with the path of the first. */
class Found {
  readonly #differences = new Map<string, Difference>()
  readonly #seen = new Set<string>()
  readonly #unseen = new Set<string>()
  readonly #present = new Set<string>()
  readonly #perhaps: { path: string; text: string }[] = []

  add(path: string, kind: Difference['kind'], text: string, cause = text): void {
    const key = `${generic(path)} ${kind} ${cause}`
    const known = this.#differences.get(key)
    if (known) known.times += 1
    else this.#differences.set(key, { path, kind, text, times: 1 })
  }

  /** Nothing to compare here, unless another row has it. */
  none(path: string): void {
    this.#unseen.add(generic(path))
  }

  some(path: string): void {
    this.#seen.add(generic(path))
  }

  present(path: string): void {
    this.#present.add(generic(path))
  }

  /** Left out here: a difference unless another row has it. */
  leftOut(path: string, text: string): void {
    this.#perhaps.push({ path, text })
  }

  comparison(): Comparison {
    for (const { path, text } of this.#perhaps)
      if (!this.#present.has(generic(path))) this.add(path, 'missing', text, '')
    const unseen = [...this.#unseen].filter((path) => !this.#seen.has(path))
    return { differences: [...this.#differences.values()], unseen }
  }
}

const generic = (path: string) => path.replace(/\[\d+\]/g, '[]')

function visit(shape: Shape, value: unknown, path: string, found: Found): void {
  if (shape.kind === 'anything') return
  if (value === null && shape.nullable) return found.none(path)
  if (shape.kind === 'either') return visit(closest(shape.options, value), value, path, found)
  if (value === null) return mismatch(shape, value, path, found)
  found.some(path)
  if (shape.kind === 'value') return visitValue(shape, value, path, found)
  if (shape.kind === 'list') {
    if (!Array.isArray(value)) return mismatch(shape, value, path, found)
    if (value.length === 0) found.none(`${path}[]`)
    for (const [at, item] of value.entries()) visit(shape.item, item, `${path}[${at}]`, found)
    return
  }
  const record = asRecord(value)
  if (!record) return mismatch(shape, value, path, found)
  // A record without fields means that there is none.
  if (shape.nullable && Object.keys(record).length === 0) return found.none(path)
  visitFields(shape, record, path, found)
}

function visitFields(shape: RecordShape, record: object, path: string, found: Found): void {
  const values = new Map(Object.entries(record))
  const strangers = [...values.keys()].filter((name) => !(name in shape.fields))
  const hint = strangers.length > 0 ? `; not in the contract: ${strangers.join(', ')}` : ''
  for (const [name, field] of Object.entries(shape.fields)) {
    const at = path ? `${path}.${name}` : name
    if (values.has(name)) {
      found.present(at)
      visit(field, values.get(name), at, found)
    } else if (!field.optional)
      found.add(at, 'missing', `missing, ${madeOf(field, undefined)}${hint}`, '')
    // A field that may be left out may also exist under another name.
    else if (hint) found.leftOut(at, `missing, which it may be${hint}`)
    else found.none(at)
  }
}

function visitValue(
  shape: Extract<Shape, { kind: 'value' }>,
  value: unknown,
  path: string,
  found: Found,
): void {
  const isNumber = typeof value === 'number'
  const fits = [...shape.types, ...(shape.alsoRead ?? [])].some((type) =>
    type === 'integer' ? isNumber && Number.isInteger(value) : typeof value === type,
  )
  const isTooSmall = isNumber && value < (shape.minimum ?? Number.NEGATIVE_INFINITY)
  if (!fits || isTooSmall) return mismatch(shape, value, path, found)
  if (typeof value === 'string' && shape.pattern && !new RegExp(shape.pattern).test(value))
    return mismatch(shape, value, path, found)
  if (!shape.words || shape.words.includes(value as string)) return
  const words = shape.words.join(', ')
  found.add(path, 'word', `${show(value)} is none of ${words}; ${madeOf(shape, value)}`)
}

function mismatch(shape: Shape, value: unknown, path: string, found: Found): void {
  const wanted = wantedBy(shape)
  const text = `${show(value)}, not ${wanted}; ${madeOf(shape, value)}`
  found.add(path, 'type', text, `${kindOf(value)}, not ${wanted}`)
}

/** The option that the value is nearest to. */
function closest(options: readonly Shape[], value: unknown): Shape {
  const [first, ...others] = options
  if (!first) throw new Error('A choice without options.')
  const distance = (shape: Shape) => compare(shape, value).differences.length
  return others.reduce((best, one) => (distance(one) < distance(best) ? one : best), first)
}

const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value

function wantedBy(shape: Shape): string {
  if (shape.kind === 'list') return 'a list'
  if (shape.kind !== 'value') return 'a record'
  const [first = 'string'] = shape.types
  if (shape.alsoRead) return `an id (a text of the form ${shape.pattern} or a whole number)`
  if (shape.pattern) return `a text of the form ${shape.pattern}`
  const names = {
    string: 'a text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
  }
  return `${names[first]}${shape.minimum === undefined ? '' : ` of at least ${shape.minimum}`}`
}

/** The product's reading of a value. */
function madeOf(shape: Shape, value: unknown): string {
  try {
    const made = shape.read(value)
    return `reads as ${made === undefined ? 'not said' : show(made)}`
  } catch {
    return 'cannot be read'
  }
}

const LONGEST = 60

/** A value as JSON, cut to a line: text written by people does not belong in a report. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
