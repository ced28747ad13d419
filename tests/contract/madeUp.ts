import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { JsonSchema } from './jsonSchema'
import { problemsOf, resolve, type Schemas } from './validate'

/** Values made up from this schema alone: what a mock of the contract answers. */
export function madeUp(schema: JsonSchema, schemas: Schemas): Arbitrary<unknown> {
  return made(schema, schemas).filter((value) => problemsOf(schema, value, schemas).length === 0)
}

function made(schema: JsonSchema, schemas: Schemas): Arbitrary<unknown> {
  const { anyOf, allOf, ...own } = schema
  const more = (option: JsonSchema) => made(option, schemas)
  if (own.$ref) return more(resolve(own, schemas))
  if (anyOf) return fc.oneof(...anyOf.map((option) => more(allOf ? { ...option, allOf } : option)))
  if (allOf) return fc.tuple(...allOf.map(more)).map(together)
  if (own.enum) return fc.constantFrom(...own.enum)
  if ('const' in own) return fc.constant(own.const)
  const types = [own.type ?? []].flat()
  if (types.length === 0) return fc.jsonValue({ maxDepth: 1 })
  return fc.oneof(...types.map((type) => ofType(type, own, schemas)))
}

/** Records are one record with the fields of all. */
const together = (parts: unknown[]): unknown =>
  parts.every((part) => part !== null && typeof part === 'object')
    ? Object.assign({}, ...parts)
    : parts.at(-1)

function ofType(type: string, schema: JsonSchema, schemas: Schemas): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000 })
    case 'number':
      return fc.float({ min: schema.minimum ?? -1000, noNaN: true, noDefaultInfinity: true })
    case 'array':
      return fc.array(made(schema.items ?? {}, schemas), { maxLength: 2 })
    case 'object': {
      const { properties = {}, required = [] } = schema
      const fields = Object.entries(properties).map(([name, field]) => [name, made(field, schemas)])
      return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
        requiredKeys: required.filter((name) => name in properties),
      })
    }
    default:
      return schema.pattern
        ? fc.stringMatching(new RegExp(schema.pattern))
        : fc.string({ maxLength: 8 })
  }
}
