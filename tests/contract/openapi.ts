import type { Example } from './examples'
import { isGiven } from './marks'
import type { Call, Contract, RequestField } from './contract'
import { ENVELOPE_SCHEMAS, FAILURES, FAILURE_RESPONSES, answersOf } from './envelope'
import { contentOf, markOf, schemaOf, type JsonSchema } from './jsonSchema'
import { descriptionOf } from './meaning'

const DESCRIPTION = [
  'Written by `npm run contract` from the calls in `src/api`. `x-source` says of each part whether the specification gives',
  'it or the product has assumed it; `x-pages` which pages make a call; `x-safe` whether it only reads, so that',
  '`npm run contract:check` asks it. An answer at HTTP 200 is a success, a refusal, or says that nobody is logged in: the',
  'schemas of these are exact, and made of the table that the product judges by. No answer within 100 seconds, a web page in',
  'place of JSON, no body and JSON that is cut are no answer: the page shows its error state, and after a write it asks for',
  'the state before it tries again. Of an answer’s fields, a missing one, null and an empty text mean that there is none, a',
  'missing number is 0 and a missing flag is no, but for what may be left out: its description says what that means.',
  '`x-unit` is the unit of a number, `x-unknown` what becomes of a word that is none of the `enum`. The examples are what the sandbox answers at a fixed time, with their lists cut.',
].join(' ')

const HEADERS = {
  'X-Auth-Token': 'The token of the app, else of the login; empty for guests.',
  'X-App-Url': 'The address of the page that asks, without anything that looks like a token.',
  'X-Request-Version': 'The version of the requests.',
  clientInfo:
    'Base64 of the JSON `{clientId, clientType, clientVersion, systemInfo}`, or the app’s own.',
} as const

/** The headers that every call has, as parameters; without auth there is no `clientInfo`. */
export const commonHeaders = ({ auth }: Pick<Call, 'auth'>): string[] =>
  Object.keys(HEADERS).filter((name) => auth !== 'omit' || name !== 'clientInfo')

/** `docs/openapi.json`. */
export function openApi(contract: Contract, examples: ReadonlyMap<string, Example>): string {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of contract.calls)
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(
      call,
      contract,
      examples.get(call.name),
    )
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'The platform, as mfuwu calls it',
      version: 'v3',
      description: DESCRIPTION,
      contact: { name: 'The people who work on mfuwu' },
      license: { name: 'Not public', identifier: 'LicenseRef-Private' },
    },
    servers: [
      { url: '/mfuwu/api', description: 'Test and production' },
      { url: '/api', description: 'Development' },
    ],
    tags: [...new Set(contract.calls.map(({ domain }) => domain))].map((name) => ({
      name,
      description: `\`src/api/${name}.ts\``,
    })),
    paths,
    components: {
      schemas: schemasOf(contract, JSON.stringify(paths)),
      responses: FAILURE_RESPONSES,
      parameters: Object.fromEntries(Object.entries(HEADERS).map(headerOf)),
      securitySchemes: {
        login: { type: 'http', scheme: 'bearer', description: '`Authorization`, given.' },
      },
    },
  }
  return `${JSON.stringify(document, null, 1)}\n`
}

function headerOf([name, description]: [string, string]) {
  const schema = name === 'X-Request-Version' ? { type: 'string', const: 'v3' } : { type: 'string' }
  const parameter = { name, in: 'header', required: name !== 'clientInfo', description, schema }
  return [name, { ...parameter, 'x-source': 'given' }] as const
}

/** The envelope, and the shapes that calls or other such shapes refer to. */
function schemasOf({ parts, nameOf }: Contract, paths: string): Record<string, JsonSchema> {
  const schemas = new Map(Object.entries(ENVELOPE_SCHEMAS))
  const refer = (text: string) => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const part = parts.find((one) => one.name === name)
      if (!part || schemas.has(name)) continue
      const note = descriptionOf(part.shape, '', part.comment)
      const schema = {
        ...contentOf(part.shape, nameOf, part.comment),
        ...(note && { description: note }),
      }
      schemas.set(name, schema)
      refer(JSON.stringify(schema))
    }
  }
  refer(paths)
  return Object.fromEntries([...schemas].sort(([one], [two]) => (one < two ? -1 : 1)))
}

function operationOf(call: Call, contract: Contract, example: Example | undefined) {
  const bodyFields = call.fields.filter((field) => field.in === 'body')
  return {
    operationId: `${call.domain}.${call.constant}`,
    tags: [call.domain],
    summary: call.name,
    ...(call.note && { description: call.note }),
    'x-source': {
      method: markOf(call.given !== 'nothing'),
      path: markOf(call.given === 'path and method'),
      // Section 6 names the calls without auth, and no others.
      auth: markOf(call.auth === 'omit'),
      envelope: 'given',
    },
    'x-pages': call.pages,
    'x-safe': call.isSafe,
    security: { required: [{ login: [] }], optional: [{}, { login: [] }], omit: [] }[call.auth],
    parameters: [
      ...commonHeaders(call).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...Object.entries(call.headers).map(([name, value]) => ({
        name,
        in: 'header',
        required: true,
        description: 'Sent with this call alone, always with this value.',
        schema: { type: 'string', const: value },
        'x-source': markOf(isGiven(name, call.comment)),
      })),
      ...call.fields
        .filter((field) => field.in !== 'body')
        .map((field) => parameterOf(field, example?.request)),
    ],
    ...(bodyFields.length > 0 && {
      requestBody: {
        required: bodyFields.some(({ required }) => required),
        content: {
          'application/json': {
            schema: bodyOf(bodyFields),
            ...(example && { example: partOf(example.request, bodyFields) }),
          },
        },
      },
    }),
    responses: {
      '200': {
        description: 'A success with its data, a refusal, or that nobody is logged in.',
        content: contentFor(call, contract, example),
      },
      ...Object.fromEntries(
        Object.entries(FAILURES).map(([status, name]) => [
          status,
          { $ref: `#/components/responses/${name}` },
        ]),
      ),
    },
  }
}

function parameterOf(
  { name, in: place, required, schema, given }: RequestField,
  request: Example['request'] = {},
) {
  const { description, ...type } = schema
  return {
    name,
    in: place,
    required,
    ...(description && { description }),
    schema: type,
    ...(request[name] !== undefined && { example: request[name] }),
    'x-source': markOf(given),
  }
}

/** The example's fields that travel in the body. */
function partOf(request: Example['request'], fields: RequestField[]): object {
  const sent = fields.filter(({ name }) => request[name] !== undefined)
  return Object.fromEntries(sent.map(({ name }) => [name, request[name]]))
}

function bodyOf(fields: RequestField[]): JsonSchema {
  const required = fields.filter((field) => field.required).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ name, schema, given }) => [name, { ...schema, 'x-source': markOf(given) }]),
    ),
    ...(required.length > 0 && { required }),
  }
}

function contentFor(
  { answer, comment, codes }: Call,
  { nameOf }: Contract,
  example: Example | undefined,
) {
  if (!answer) return { 'application/octet-stream': { schema: {} } }
  const data: JsonSchema = { ...schemaOf(answer, nameOf, comment), 'x-source': 'given' }
  const isDataRequired = !answer.nullable
  const schema = answersOf(data, { isDataRequired, codes })
  return { 'application/json': { schema, ...(example && { example: example.answer }) } }
}
