import type { RecordedEndpoint } from './recorded/endpoint'
import { isReader, shapeOf, type Shape } from './shape'

/* Loaded with the twins instead of the readers (load.ts). */

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/api/*.ts', '!/src/api/*.test.ts'],
  { eager: true },
)

export interface RecordedCall {
  /** The file's name: `market` for `src/api/market.ts`. */
  domain: string
  /** The name in the code. */
  constant: string
  definition: RecordedEndpoint
  /** Undefined where the answer is a file. */
  answer: Shape | undefined
}

export interface NamedShape {
  domain: string
  constant: string
  shape: Shape
}

const all = Object.entries(modules).flatMap(([path, module]) => {
  const domain = path.replace(/^.*\/|\.ts$/g, '')
  return Object.entries(module).map(([constant, value]) => ({ domain, constant, value }))
})

const isEndpoint = (value: unknown): value is RecordedEndpoint =>
  typeof value === 'function' && 'path' in value && 'auth' in value

const keyOf = ({ domain, definition }: RecordedCall) => `${domain} ${definition.name}`

/** Every call, by its name. */
export const calls: RecordedCall[] = all
  .flatMap(({ domain, constant, value }) => {
    if (!isEndpoint(value)) return []
    const answer = value.answer && shapeOf(value.answer)
    return [{ domain, constant, definition: value, answer }]
  })
  .sort((one, two) => (keyOf(one) < keyOf(two) ? -1 : 1))

/** Every shape with a name of its own: a record, the values of a status, or a reader that a file has defined itself. */
export const named: NamedShape[] = all.flatMap(({ domain, constant, value }) => {
  if (!isReader(value) || isEndpoint(value)) return []
  const shape = shapeOf(value)
  const isPlain = shape.kind === 'value' && !shape.words && 'shape' in value
  return isPlain ? [] : [{ domain, constant, shape }]
})
