import type { EndpointDescription } from '@/api/core/transport'
import { codesOfCalls } from './businessCodes'
import { loadCalls } from './load'
import { isGiven, noteOf } from './marks'
import type { JsonSchema, NameOf } from './jsonSchema'
import { pagesOfCalls } from './pages'
import { sentField } from './sent'
import type { Shape } from './shape'
import { withSource } from './types'

export interface RequestField {
  name: string
  in: 'path' | 'query' | 'body'
  required: boolean
  schema: JsonSchema
  /** The meaning, without what its form implies. */
  meaning: string
  given: boolean
}

export interface Call {
  /** The call's own name: `market/listByItem`. */
  name: string
  /** Its file in `src/api`, without the ending, and its name in the code. */
  domain: string
  constant: string
  method: 'GET' | 'POST'
  path: string
  auth: EndpointDescription['auth']
  /** Headers of this call alone. */
  headers: Readonly<Record<string, string>>
  /** It only reads: asking changes nothing on the platform. */
  isSafe: boolean
  given: NonNullable<EndpointDescription['given']> | 'nothing'
  note: string
  /** The comment above it as it is, with its marks. */
  comment: string
  fields: RequestField[]
  /** Undefined where the answer is a file. */
  answer: Shape | undefined
  /** Business codes that it can be refused with. */
  codes: readonly number[]
  /** Routes of the pages that use it. */
  pages: string[]
}

/** A named part of the answers. */
export interface Part {
  name: string
  domain: string
  comment: string
  shape: Shape
}

export interface Contract {
  calls: Call[]
  parts: Part[]
  nameOf: NameOf
}

let loaded: Promise<Contract> | undefined

/** The contract as the source has it now: read once. */
export function loadContract(): Promise<Contract> {
  return (loaded ??= read())
}

async function read(): Promise<Contract> {
  const { calls, named } = await loadCalls()
  const pages = pagesOfCalls()
  const codes = codesOfCalls()
  return withSource((source) => {
    for (const part of named) source.annotate(part, part.shape)
    for (const call of calls) if (call.answer) source.annotate(call, call.answer)
    const parts = named.map(({ domain, constant, shape }) => {
      const comment = source.commentOf({ domain, constant })
      return { name: `${domain}.${constant}`, domain, comment, shape }
    })
    const names = new Map(parts.map(({ name, shape }) => [shape, name]))
    return {
      parts,
      nameOf: (shape) => names.get(shape),
      calls: calls.map(({ domain, constant, definition, answer }) => {
        const {
          name,
          method,
          path,
          auth,
          given = 'nothing',
          headers = {},
          safe = method === 'GET',
        } = definition
        const comment = source.commentOf({ domain, constant })
        return {
          name,
          domain,
          constant,
          method,
          path,
          auth,
          headers,
          given,
          answer,
          comment,
          note: noteOf(comment),
          isSafe: safe,
          fields: fieldsOf(definition, source.requestOf({ domain, constant }), comment),
          codes: codes.get(constant) ?? [],
          pages: pages.get(constant) ?? [],
        }
      }),
    }
  })
}

/** The request's fields, each where it travels (`src/api/core/request.ts`). */
function fieldsOf(
  call: EndpointDescription,
  request: { schema: JsonSchema; comment: string },
  comment: string,
): RequestField[] {
  const { properties = {}, required = [] } = request.schema
  return Object.entries(properties).map(([name, schema]) => {
    const inPath = call.path.includes(`{${name}}`)
    const inQuery = call.method === 'GET' || call.query?.includes(name)
    const field = sentField(name, schema)
    return {
      ...field,
      name,
      in: inPath ? 'path' : inQuery ? 'query' : 'body',
      required: required.includes(name),
      given:
        (inPath && call.given === 'path and method') ||
        isGiven(name, comment) ||
        isGiven(name, request.comment) ||
        field.given,
    }
  })
}
