import { join } from 'node:path'
import { API, SignatureKind, SymbolFlags, TypeFlags } from 'typescript/unstable/sync'
import type { Checker, Symbol, Type } from 'typescript/unstable/sync'
import type { JsonSchema } from './jsonSchema'
import type { Shape } from './shape'

/*
 * What only the source has: the fields of the requests, which are types and no more, and the comments above shapes and
 * fields. Read by the compiler itself.
 */

interface Constant {
  domain: string
  constant: string
}

export interface Source {
  /** The comment above a constant. */
  commentOf(constant: Constant): string
  /** The fields of a call's request, with the comment above its type. */
  requestOf(call: Constant): { schema: JsonSchema; comment: string }
  /** Puts the comments above a shape's fields onto it. */
  annotate(constant: Constant, shape: Shape): void
}

/** Works with the source, then ends the compiler. */
export function withSource<T>(work: (source: Source) => T, root = process.cwd()): T {
  const api = new API({ cwd: root })
  try {
    const config = join(root, 'tests/contract/api.tsconfig.json')
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects()
    if (!project) throw new Error('The compiler has opened no project.')
    const { checker } = project
    const symbolOf = ({ domain, constant }: Constant): Symbol => {
      const document = join(root, 'src/api', `${domain}.ts`)
      const file = project.program.getSourceFile(document)
      const symbol = checker.resolveName(constant, SymbolFlags.Value, file, true)
      if (!symbol) throw new Error(`${document} has no ${constant}`)
      return symbol
    }
    return work({
      commentOf: (constant) => checker.getDocumentationCommentOfSymbol(symbolOf(constant)),
      requestOf: (call) => {
        const type = checker.getTypeOfSymbol(symbolOf(call))
        const [request] = type?.isTypeReference() ? checker.getTypeArguments(type) : []
        if (!request) throw new Error(`${call.constant} is no endpoint`)
        const owner = request.getAliasSymbol() ?? request.getSymbol()
        const comment = owner ? checker.getDocumentationCommentOfSymbol(owner) : ''
        return { schema: schemaOf(checker, request), comment }
      },
      annotate: (constant, shape) => {
        const type = checker.getTypeOfSymbol(symbolOf(constant))
        const made = type && madeBy(checker, type)
        if (made) annotate(checker, shape, made)
      },
    })
  } finally {
    api.close()
  }
}

/** The type of a reader's result, or of an endpoint's answer. */
function madeBy(checker: Checker, type: Type): Type | undefined {
  if (type.getSymbol()?.name === 'Endpoint' && type.isTypeReference())
    return checker.getTypeArguments(type)[1]
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call)
  return signature && checker.getReturnTypeOfSignature(signature)
}

function annotate(checker: Checker, shape: Shape, type: Type): void {
  const made = checker.getNonNullableType(type) ?? type
  if (shape.kind === 'list') {
    const [item] =
      checker.isArrayType(made) && made.isTypeReference() ? checker.getTypeArguments(made) : []
    if (item) annotate(checker, shape.item, item)
  }
  if (shape.kind !== 'record') return
  for (const property of checker.getPropertiesOfType(made)) {
    const field = shape.fields[property.name]
    const comment = checker.getDocumentationCommentOfSymbol(property)
    if (comment) shape.docs.set(property.name, comment)
    const fieldType = checker.getTypeOfSymbol(property)
    if (field && fieldType) annotate(checker, field, fieldType)
  }
}

function schemaOf(checker: Checker, type: Type): JsonSchema {
  const made = checker.getNonNullableType(type) ?? type
  if (made.flags & TypeFlags.Void) return { type: 'object' }
  if (made.flags & TypeFlags.BooleanLike && !made.isLiteralType()) return { type: 'boolean' }
  if (made.isUnionType()) return unionOf(made.getTypes().map((one) => schemaOf(checker, one)))
  if (made.isLiteralType()) return { type: typeof made.value, const: made.value }
  if (made.flags & TypeFlags.StringLike) return { type: 'string' }
  if (made.flags & TypeFlags.NumberLike) return { type: 'number' }
  if (checker.isArrayLikeType(made) && made.isTypeReference()) {
    const [item] = checker.getTypeArguments(made)
    return { type: 'array', items: item ? schemaOf(checker, item) : {} }
  }
  if (made.flags & TypeFlags.Object || made.isIntersectionType()) return recordOf(checker, made)
  return {}
}

/** Literals of one type are an enum. */
function unionOf(schemas: JsonSchema[]): JsonSchema {
  const [first] = schemas
  const words = schemas.map((schema) => schema.const)
  const isEnum = schemas.every((schema) => 'const' in schema && schema.type === first?.type)
  return isEnum && first?.type ? { type: first.type, enum: words } : { anyOf: schemas }
}

function recordOf(checker: Checker, type: Type): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  for (const property of checker.getPropertiesOfType(type)) {
    const fieldType = checker.getTypeOfSymbol(property)
    const comment = checker.getDocumentationCommentOfSymbol(property)
    properties[property.name] = {
      ...(fieldType && schemaOf(checker, fieldType)),
      ...(comment && { description: comment }),
    }
    if (!(property.flags & SymbolFlags.Optional)) required.push(property.name)
  }
  const [index] = checker.getIndexInfosOfType(type)
  return {
    type: 'object',
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
    ...(index && { additionalProperties: schemaOf(checker, index.valueType) }),
  }
}
