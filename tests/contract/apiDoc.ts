import { ENVELOPE_SCHEMAS, FAILURES, FAILURE_RESPONSES } from './envelope'
import { isGiven, noteOf } from './marks'
import type { Call, Contract, Part, RequestField } from './contract'
import type { JsonSchema } from './jsonSchema'
import { meaningOf } from './meaning'
import { commonHeaders } from './openapi'
import type { RecordShape, Shape } from './shape'

const HEAD = `# The platform's calls

Written by \`npm run contract\` from \`src/api\`; for machines: [openapi.json](openapi.json). Where the platform is another one than
assumed: \`npm run contract:check\` ([the README](../README.md#a-real-api)).

- **given**: the specification has it. **assumed**: the product's own guess, which stands once, in the file named.
- Paths go behind \`/mfuwu/api\`, in development \`/api\` (given).
- Auth: \`required\`: guests are answered \`S00000\`; \`optional\`: a login is sent where there is one; \`omit\`: neither
  \`Authorization\` nor \`clientInfo\` is sent (given for these calls; which of the others need a login is assumed).
- Headers of every call (given): \`Authorization\` (\`Bearer\` and the token), ${commonHeaders({
  auth: 'required',
})
  .map((name) => `\`${name}\``)
  .join(', ')}.
- Envelope of every answer (given): \`data\`, and of \`statusCode\`, \`errorCode\`, \`code\`, \`message\`, \`msg\`, \`errorMsg\`,
  \`errorMessage\` those that the service has; what each value means is below, under Envelope.
- Refused with: the business codes (assumed) that are expected of the call, beside what any call can answer.
- A field with \`?\` may be left out: that it is missing means that it is unknown, or what its note says. Of all others a missing
  one, null and an empty text say that there is none, a missing number is 0, and a missing flag is no.
- \`integer\` is 0 or more unless its note says otherwise. Ids are texts; a whole number is read, too.
- \`digits\`: an id that travels in the addresses of pages, 1 to 20 digits (a moment's and a provider's, 1 to 32); a page does not
  take another one, such as a UUID, from its address.
- \`time\`: \`YYYY-MM-DD HH:mm:ss\` in UTC+8; \`day\`: \`YYYY-MM-DD\` in UTC+8; \`seconds\`; \`fen\`: whole hundredths of a yuan;
  \`yuan\`; \`points\`: whole ones; \`share\`: of 1; \`url\`: http, https, a path of the site, or for a picture data of a bitmap.
- Of the words of a status, one that is unknown is taken for the first in the list.
- Reads: the call changes nothing, so that the check asks it without being told that it may write.
`

/** A page of the document: links are between pages. */
interface Page extends Contract {
  /** The domain that it is about; '' for the first page. */
  here: string
}

/** `docs/api.md` with all calls, and a page for each domain beside it, by their paths. */
export function apiDoc(contract: Contract): Record<string, string> {
  const used = usedParts(contract)
  // One file has parts of other files' answers, and no calls.
  const domains = new Set([...contract.calls, ...used].map(({ domain }) => domain))
  const pages = [...domains].map((here) => [
    `docs/api/${here}.md`,
    domainPage({ ...contract, here }, used),
  ])
  return { 'docs/api.md': firstPage(contract), ...Object.fromEntries(pages) }
}

const firstPage = ({ calls }: Contract): string =>
  [
    HEAD,
    '## All calls',
    '',
    'Each with its fields on the page of its domain.',
    '',
    '| call | method and path | given | auth | reads |',
    '| --- | --- | --- | --- | --- |',
    ...calls.map(rowOf),
    '',
    '## Envelope',
    '',
    '| an answer is | when and what then |',
    '| --- | --- |',
    ...Object.entries(ENVELOPE_SCHEMAS).map(([name, { description = '' }]) =>
      row([`\`${name}\``, description]),
    ),
    ...Object.entries(FAILURES).map(([status, name]) =>
      row([`HTTP ${status}`, FAILURE_RESPONSES[name].description]),
    ),
    '',
  ].join('\n')

const domainPage = (page: Page, used: Part[]): string =>
  [
    `# ${page.here}`,
    '',
    `Written by \`npm run contract\` from [\`src/api/${page.here}.ts\`](../../src/api/${page.here}.ts). What the columns mean, and all calls: [api.md](../api.md).`,
    '',
    ...page.calls
      .filter(({ domain }) => domain === page.here)
      .flatMap((call) => callOf(call, page)),
    ...used.filter(({ domain }) => domain === page.here).flatMap((part) => partOf(part, page)),
  ].join('\n')

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) => heading.toLowerCase().replace(/[^\w -]/g, '')

/** A link to a part, whose name begins with its domain. */
function link(name: string, { here }: Page): string {
  const [domain = ''] = name.split('.')
  return `[${name}](${domain === here ? '' : `${domain}.md`}#${anchorOf(name)})`
}

function rowOf(call: Call): string {
  const reads = call.isSafe ? 'yes' : ''
  return `| [${call.name}](api/${call.domain}.md#${anchorOf(call.name)}) | \`${call.method} ${call.path}\` | ${call.given} | ${call.auth} | ${reads} |`
}

function callOf(call: Call, page: Page): string[] {
  const { name, constant, method, path, given, auth, isSafe, codes, pages, headers } = call
  const own = Object.entries(headers).map(
    ([header, value]) => `\`${header}: ${value}\` (${sourceOf(isGiven(header, call.comment))})`,
  )
  return [
    `## ${name}`,
    '',
    ...(call.note ? [call.note, ''] : []),
    `- \`${method} ${path}\`: method ${sourceOf(given !== 'nothing')}, path ${sourceOf(given === 'path and method')}`,
    `- Auth ${auth}; ${isSafe ? 'reads' : 'changes something: the check asks it with `--writes` alone'}; \`${constant}\` in the code`,
    ...(own.length > 0 ? [`- Headers of its own: ${own.join(', ')}`] : []),
    ...(codes.length > 0
      ? [`- Refused with: ${codes.map((code) => `\`${code}\``).join(' ')}`]
      : []),
    `- Pages: ${pages.map((page) => (page.startsWith('/') ? `\`${page}\`` : page)).join(' ') || 'none yet'}`,
    '',
    ...requestOf(call.fields),
    ...answerOf(call, page),
  ]
}

const sourceOf = (given: boolean) => (given ? '**given**' : 'assumed')

/** Inside a cell a bar would end it. */
const cell = (text: string) => text.replace(/\|/g, '\\|')

const row = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`

function requestOf(fields: RequestField[]): string[] {
  if (fields.length === 0) return ['Request: nothing.', '']
  return [
    '| request | in | type | source | note |',
    '| --- | --- | --- | --- | --- |',
    ...fields.map(({ name, in: place, required, schema, given, meaning }) =>
      row([
        `\`${name}${required ? '' : '?'}\``,
        place,
        requestType(schema),
        sourceOf(given),
        meaning,
      ]),
    ),
    '',
  ]
}

function requestType({ type, items, ...schema }: JsonSchema): string {
  const words = schema.enum ?? ('const' in schema ? [schema.const] : undefined)
  if (words) return words.map((word) => `\`${String(word)}\``).join(' ')
  if (items) return `list of ${requestType(items)}`
  if (schema['x-unit']) return schema['x-unit']
  return typeof type === 'string' ? type : 'anything'
}

function answerOf({ answer, comment }: Call, page: Page): string[] {
  if (!answer) return ['Answer: a file.', '']
  const record = page.nameOf(answer) === undefined && unnamedRecord(answer, page)
  if (record) return [...orNull(answer), ...fieldsTable('data', record, comment, page)]
  return [`Answer: ${typeOf(answer, page)}.`, '']
}

const orNull = ({ nullable }: Shape) => (nullable ? ['Answer: this, or null.', ''] : [])

function unnamedRecord(shape: Shape, { nameOf }: Page): RecordShape | undefined {
  if (shape.kind !== 'record') return undefined
  return (nameOf(shape) ?? (shape.base && nameOf(shape.base))) ? undefined : shape
}

function partOf({ name, shape, comment }: Part, page: Page): string[] {
  const note = noteOf(comment)
  const content =
    shape.kind === 'record'
      ? fieldsTable('field', shape, comment, page)
      : [`${plainType(shape, page)}.`, '']
  return [`## ${name}`, '', ...(note ? [note, ''] : []), ...content]
}

function fieldsTable(head: string, record: RecordShape, owner: string, page: Page): string[] {
  return [
    `| ${head} | type | source | note |`,
    '| --- | --- | --- | --- |',
    ...fieldRows('', record, owner, page),
    '',
  ]
}

/** A row for each field, with those of records that have no name of their own below it. */
function fieldRows(at: string, record: RecordShape, owner: string, page: Page): string[] {
  return Object.entries(record.fields).flatMap(([name, shape]) => {
    const comment = record.docs.get(name) ?? ''
    const given = isGiven(name, owner) || isGiven('', comment)
    const path = `${at}${name}`
    const field = `\`${path}${shape.optional ? '?' : ''}\``
    const inner = shape.kind === 'list' ? shape.item : shape
    const below = unnamedRecord(inner, page)
    return [
      row([field, typeOf(shape, page), sourceOf(given), meaningOf(name, comment)]),
      ...(below
        ? fieldRows(`${path}${shape.kind === 'list' ? '[]' : ''}.`, below, owner, page)
        : []),
    ]
  })
}

function typeOf(shape: Shape, page: Page): string {
  const name = page.nameOf(shape)
  if (name !== undefined) return link(name, page)
  const base = shape.base && page.nameOf(shape.base)
  const type = base === undefined ? plainType(shape, page) : link(base, page)
  return shape.nullable ? `${type}, or null` : type
}

function plainType(shape: Shape, page: Page): string {
  switch (shape.kind) {
    case 'anything':
      return 'anything'
    case 'value':
      if (shape.words) return shape.words.map((word) => `\`${word}\``).join(' ')
      return shape.called ?? shape.types[0] ?? ''
    case 'list':
      return `list of ${typeOf(shape.item, page)}`
    case 'either':
      return shape.options.map((option) => typeOf(option, page)).join(', or ')
    case 'record':
      return 'record'
  }
}

/** The named parts that an answer or another part of one refers to. */
function usedParts({ calls, parts }: Contract): Part[] {
  const reached = new Set<Shape>()
  const visit = (shape: Shape | undefined): void => {
    if (!shape || reached.has(shape)) return
    reached.add(shape)
    visit(shape.base)
    if (shape.kind === 'list') visit(shape.item)
    if (shape.kind === 'either') shape.options.forEach(visit)
    if (shape.kind === 'record') Object.values(shape.fields).forEach(visit)
  }
  for (const { answer } of calls) visit(answer)
  return parts.filter(({ shape }) => reached.has(shape))
}
