import { isGiven } from './marks'
import { descriptionOf } from './meaning'
import type { Meaning, Shape } from './shape'

/** The part of JSON Schema (2020-12, as OpenAPI 3.1 has it) that the contract is written in. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: readonly unknown[]
  minimum?: number
  format?: string
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  not?: JsonSchema
  pattern?: string
  title?: string
  description?: string
  'x-source'?: SourceMark
  'x-unit'?: string
  /** The product's reading of a value outside the `enum`. */
  'x-unknown'?: string
}

/** `given` by the specification, or `assumed` by the product. */
export type SourceMark = 'given' | 'assumed'

export const markOf = (given: boolean): SourceMark => (given ? 'given' : 'assumed')

/** The name of a shape among the contract's, if it has one. */
export type NameOf = (shape: Shape) => string | undefined

const NULL: JsonSchema = { type: 'null' }

/**
 * What the platform is expected to answer.
 * @param owner the comment above the shape, which may say that its fields are given
 */
export function schemaOf(shape: Shape, nameOf: NameOf, owner: string): JsonSchema {
  const name = nameOf(shape)
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
  if (!shape.nullable) return contentOf(shape, nameOf, owner)
  const baseName = shape.base && nameOf(shape.base)
  const content =
    baseName === undefined
      ? contentOf(shape, nameOf, owner)
      : { $ref: `#/components/schemas/${baseName}` }
  return typeof content.type === 'string' && !content.enum
    ? { ...content, type: [content.type, 'null'] }
    : { anyOf: [content, NULL] }
}

/** A shape in full, also where it has a name. */
export function contentOf(shape: Shape, nameOf: NameOf, owner: string): JsonSchema {
  switch (shape.kind) {
    case 'anything':
      return {}
    case 'value':
      return valueOf(shape)
    case 'list':
      return { type: 'array', items: schemaOf(shape.item, nameOf, owner) }
    case 'either':
      return { anyOf: shape.options.map((option) => schemaOf(option, nameOf, owner)) }
    case 'record': {
      const entries = Object.entries(shape.fields)
      const properties = entries.map(([name, field]) => {
        const comment = shape.docs.get(name) ?? ''
        const given = isGiven(name, owner) || isGiven('', comment)
        const schema = {
          ...schemaOf(field, nameOf, owner),
          description: descriptionOf(field, name, comment),
          'x-source': markOf(given),
        }
        return [name, schema] as const
      })
      const required = entries.filter(([, field]) => !field.optional).map(([name]) => name)
      return {
        type: 'object',
        properties: Object.fromEntries(properties),
        ...(required.length > 0 && { required }),
      }
    }
  }
}

/** The schema of a reader's value. */
export function valueOf({
  types,
  words,
  unknown,
  unit,
  minimum,
  pattern,
  format,
}: Meaning & { types: readonly string[] }): JsonSchema {
  const [type = 'string', ...others] = types
  return {
    type: others.length > 0 ? [...types] : type,
    ...(words && { enum: words }),
    ...(unknown && { 'x-unknown': unknown }),
    ...(minimum !== undefined && { minimum }),
    ...(pattern && { pattern }),
    ...(format && { format }),
    ...(unit && { 'x-unit': unit }),
  }
}
