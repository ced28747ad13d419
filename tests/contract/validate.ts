import { asRecord } from '@/lib/storage/json'
import type { JsonSchema } from './jsonSchema'

/** Schemas by the name that a `$ref` ends with. */
export type Schemas = Readonly<Record<string, JsonSchema>>

export function resolve({ $ref = '' }: JsonSchema, schemas: Schemas): JsonSchema {
  const schema = schemas[$ref.replace('#/components/schemas/', '')]
  if (!schema) throw new Error(`${$ref} is not in the contract`)
  return schema
}

/** The violations of the schema, as text; none if it fits. Supports the part of JSON Schema that the contract uses. */
export function problemsOf(
  schema: JsonSchema,
  value: unknown,
  schemas: Schemas,
  path = '',
): string[] {
  const fits = (option: JsonSchema) => problemsOf(option, value, schemas, path).length === 0
  const wrong = (text: string) => [`${path || 'the whole'}: ${text}`]
  if (schema.$ref) return problemsOf(resolve(schema, schemas), value, schemas, path)
  if (schema.type && ![schema.type].flat().some((type) => isOfType(type, value)))
    return wrong(`${show(value)} is no ${[schema.type].flat().join(' or ')}`)
  if (schema.enum && !schema.enum.includes(value))
    return wrong(`${show(value)} is none of ${show(schema.enum)}`)
  if ('const' in schema && schema.const !== value)
    return wrong(`${show(value)} is not ${show(schema.const)}`)
  if (typeof value === 'number' && value < (schema.minimum ?? Number.NEGATIVE_INFINITY))
    return wrong(`${value} is less than ${schema.minimum}`)
  if (typeof value === 'string' && schema.pattern && !new RegExp(schema.pattern, 'u').test(value))
    return wrong(`${show(value)} has not the form ${schema.pattern}`)
  if (schema.not && fits(schema.not)) return wrong(`${show(value)} is not allowed`)
  if (schema.anyOf && !schema.anyOf.some(fits)) {
    const all = schema.anyOf.map((option) => problemsOf(option, value, schemas, path))
    return wrong(`fits none of ${all.length}: ${all.map(([first]) => first).join('; ')}`)
  }
  const fitting = schema.oneOf?.filter(fits).length ?? 1
  if (fitting > 1) return wrong(`fits ${fitting} at once`)
  if (fitting === 0) return problemsOf({ anyOf: schema.oneOf ?? [] }, value, schemas, path)
  return [
    ...(schema.allOf ?? []).flatMap((part) => problemsOf(part, value, schemas, path)),
    ...partProblems(schema, value, schemas, path),
  ]
}

function partProblems(
  { items, properties = {}, required = [], additionalProperties }: JsonSchema,
  value: unknown,
  schemas: Schemas,
  path: string,
): string[] {
  if (Array.isArray(value))
    return items
      ? value.flatMap((row, at) => problemsOf(items, row, schemas, `${path}[${at}]`))
      : []
  const record = asRecord(value)
  if (!record) return []
  const missing = required.filter((name) => !(name in record))
  return [
    ...missing.map((name) => `${path || 'the whole'}: ${name} is missing`),
    ...Object.entries(record).flatMap(([name, part]) => {
      const schema = properties[name] ?? additionalProperties
      return schema ? problemsOf(schema, part, schemas, path ? `${path}.${name}` : name) : []
    }),
  ]
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return asRecord(value) !== undefined
  return type === 'integer' ? Number.isInteger(value) : typeof value === type
}

const show = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 60)
