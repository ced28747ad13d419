import type { Reader } from '@/api/core/read'

/*
 * What a reader accepts, as data. The readers of `src/api/core/read.ts` ship with the product and do not describe
 * themselves; their twins in `recorded/` carry a shape, and replace them where the contract is made.
 */

export type JsonType = 'string' | 'integer' | 'number' | 'boolean'

/** The properties of a reader's value beyond its type. */
export interface Meaning {
  /** The name of such values in docs/api.md. */
  called?: string
  words?: readonly string[]
  /** The reading of a value outside the list. */
  unknown?: string
  minimum?: number
  pattern?: string
  format?: string
  unit?: string
  note?: string
  /** Other types that are read, too. */
  alsoRead?: readonly JsonType[]
}

type Content =
  | { kind: 'anything' }
  | ({ kind: 'value'; types: readonly JsonType[] } & Meaning)
  | { kind: 'list'; item: Shape }
  | { kind: 'record'; fields: Readonly<Record<string, Shape>>; docs: Map<string, string> }
  | { kind: 'either'; options: readonly Shape[] }

export type Shape = Content & {
  /** May be left out: the product distinguishes that from an empty one. */
  optional?: true
  /** May be null. */
  nullable?: true
  /** The product's reading of a value. */
  read: Reader<unknown>
  /** The same shape, without optional and nullable. */
  base?: Shape
}

export type RecordShape = Extract<Shape, { kind: 'record' }>

/** A shape without its reader. */
export type Description = Content & Pick<Shape, 'optional' | 'nullable' | 'base'>

type Recorded = Reader<unknown> & { shape: () => Shape }

/** While a reader of unknown shape is tried: the value that it was given, and the readers it passed that value to. */
let trial: { sample: unknown; takers: Shape[] } | undefined

/** The reader with a shape: late, because what the description needs may be declared below. */
export function recorded<T>(read: Reader<T>, describe: () => Description): Reader<T> {
  let known: Shape | undefined
  const shape = () => (known ??= { ...describe(), read })
  const reader: Reader<T> = (value) => {
    const outer = trial
    if (outer?.sample === value) outer?.takers.push(shape())
    // Readers called by this reader are part of its own shape.
    trial = undefined
    try {
      return read(value)
    } finally {
      trial = outer
    }
  }
  return Object.assign(reader, { shape })
}

const isRecorded = (reader: Reader<unknown>): reader is Recorded => 'shape' in reader

const tried = new WeakMap<Reader<unknown>, Shape>()

/** The shape of a reader, also of one that a file of `src/api` has made for itself. */
export function shapeOf(reader: Reader<unknown>): Shape {
  if (isRecorded(reader)) return reader.shape()
  const known = tried.get(reader) ?? tryReader(reader)
  tried.set(reader, known)
  return known
}

/** Whether this is a reader, as far as any answer or any other reader has made use of it. */
export const isReader = (value: unknown): value is Reader<unknown> =>
  typeof value === 'function' && (isRecorded(value as Reader<unknown>) || tried.has(value as never))

/** The same shape where it may be left out or null. */
export function loosened(shape: Shape, how: Pick<Shape, 'optional' | 'nullable'>): Description {
  const { read: _, ...content } = shape
  return { ...content, ...how, base: shape.base ?? shape }
}

const SAMPLES = [{ sample: '' }, ['sample'], 'sample', 7, true]

/**
 * A custom reader is called with one value of each kind: the readers it calls are its shape. If it calls none, the kind
 * of its result is.
 */
function tryReader(reader: Reader<unknown>): Shape {
  const all = SAMPLES.map((sample) => tryWith(reader, sample))
  // A reader that refused a value may have done so halfway through its own readers.
  const accepted = all.filter(({ made }) => made !== REFUSED)
  const trials = accepted.length > 0 ? accepted : all
  const ofNothing = [undefined, null].map((nothing) => tryWith(reader, nothing).made)
  const options = unique(trials.flatMap(({ takers }) => merged(takers)))
  const content = options.length > 0 ? eitherOf(options) : kindOf(trials.map(({ made }) => made))
  return {
    ...content,
    ...(ofNothing[0] === undefined && { optional: true as const }),
    ...(ofNothing.includes(null) && { nullable: true as const }),
    read: reader,
  }
}

const REFUSED = Symbol('refused')

function tryWith(reader: Reader<unknown>, sample: unknown): { takers: Shape[]; made: unknown } {
  const takers: Shape[] = []
  trial = { sample, takers }
  try {
    return { takers, made: reader(sample) }
  } catch {
    return { takers, made: REFUSED }
  } finally {
    trial = undefined
  }
}

/** One value that several readers of records took is one record with the fields of all. */
function merged(takers: Shape[]): Shape[] {
  const records = takers.filter((shape): shape is RecordShape => shape.kind === 'record')
  const [first] = records
  if (!first || records.length < 2 || records.length < takers.length) return takers
  const fields = Object.assign({}, ...records.map((record) => record.fields)) as object
  return [{ ...first, fields: { ...fields }, docs: new Map() }]
}

/** A reader created by each call has a shape of its own each time: two are one if they are equal. */
function unique(shapes: Shape[]): Shape[] {
  const says = (shape: Shape) => JSON.stringify(shape)
  return shapes.filter((shape, at) => shapes.findIndex((one) => says(one) === says(shape)) === at)
}

function eitherOf(options: Shape[]): Description {
  const [only, second] = options
  return only && !second ? loosened(only, {}) : { kind: 'either', options }
}

function kindOf(made: unknown[]): Description {
  const kinds = ['string', 'number', 'boolean'] as const
  const types = kinds.filter((kind) => made.some((value) => typeof value === kind))
  return types.length === 1 ? { kind: 'value', types } : { kind: 'anything' }
}
