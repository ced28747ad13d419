import { buildHeaders } from '@/api/core/headers'
import { BUSINESS_CODES } from '@/api/core/verdict/failure'
import { requestParts } from '@/api/core/request'
import { judge } from '@/api/core/verdict/verdict'
import { asNumber, asRecord, parseOrKeep } from '@/lib/storage/json'
import { CLIENT_TYPE_MOBILE, CLIENT_VERSION, encodeClientInfo } from '@/session/clientInfo'
import type { Call } from '../contract'
import { compare, show, type Difference } from './compare'
import { requestFor, type Sent } from './samples'

export interface Platform {
  origin: string
  /** The prefix of every path: `/mfuwu/api`. */
  prefix: string
  token: string | undefined
  params: ReadonlyMap<string, string>
  timeoutMs: number
}

export type Outcome = 'fits' | 'differs' | 'refused' | 'unreachable'

export interface Result {
  call: Call
  outcome: Outcome
  /** The request. */
  sent: Record<string, unknown>
  /** The HTTP status; 0 where there was no answer. */
  status: number
  differences: Difference[]
  /** Why it was refused or not reached, and what could not be compared. */
  notes: string[]
  /** It fits because there was nothing in it. */
  isEmpty?: boolean
  /** The data of the answer; in no report. */
  data: unknown
}

type Finding = Pick<Result, 'outcome' | 'isEmpty'> & Partial<Pick<Result, 'differences' | 'notes'>>

interface Answer {
  status: number
  body: unknown
}

/** Asks one call as the product would, and compares the answer. @throws RangeError for a call that does not only read. */
export async function ask(call: Call, platform: Platform): Promise<Result> {
  if (!call.isSafe) throw new RangeError(`${call.name} is not only a read`)
  return perform(call, requestFor(call, platform.params), platform)
}

/** The same for any call, with what it sends. */
export async function perform(
  call: Call,
  { values, guessed }: Sent,
  platform: Platform,
): Promise<Result> {
  const answer = await send(call, values, platform)
  const status = 'error' in answer ? 0 : answer.status
  const finding = 'error' in answer ? notReached(answer.error) : judged(call, answer)
  const guesses = guessed.map(
    (name) =>
      `sent ${name}=${show(values[name])} for want of a better: --param ${call.name}.${name}=…`,
  )
  const notes = [...(finding.notes ?? []), ...guesses]
  const data = 'error' in answer ? undefined : asRecord(answer.body)?.data
  return { call, sent: values, status, differences: [], data, ...finding, notes }
}

async function send(
  call: Call,
  values: Record<string, unknown>,
  { origin, prefix, token, timeoutMs }: Platform,
): Promise<Answer | { error: unknown }> {
  const fields = {
    ...call,
    query: call.fields.filter((field) => field.in === 'query').map(({ name }) => name),
  }
  const { path, params = {}, data } = requestParts(fields, values)
  const url = new URL(`${origin}${prefix}${path}`)
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value))
  const headers = {
    ...buildHeaders({
      tokens: { stored: token },
      clientInfo: CLIENT_INFO,
      href: `${origin}/mfuwu${call.pages.find((page) => page.startsWith('/')) ?? '/'}`,
      withAuth: call.auth !== 'omit',
    }),
    Accept: 'application/json, text/plain, */*',
    ...(data && { 'Content-Type': 'application/json' }),
    ...call.headers,
  }
  try {
    const response = await fetch(url, {
      method: call.method,
      headers,
      // A redirect may lead to another server.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(data && { body: JSON.stringify(data) }),
    })
    return { status: response.status, body: parseOrKeep(await response.text()) }
  } catch (error) {
    return { error }
  }
}

const CLIENT_INFO = encodeClientInfo({
  clientId: 'contract-check',
  clientType: CLIENT_TYPE_MOBILE,
  clientVersion: CLIENT_VERSION,
  systemInfo: 'contract check',
})

function notReached(error: unknown): Finding {
  const { cause, message } = error instanceof Error ? error : new Error(String(error))
  // If several addresses of a host were tried, the cause has a code and no message.
  const reason = cause instanceof Error ? cause.message || String(asRecord(cause)?.code) : message
  return { outcome: 'unreachable', notes: [reason] }
}

const differs = (kind: Difference['kind'], text: string): Finding => ({
  outcome: 'differs',
  differences: [{ path: '', kind, text, times: 1 }],
})

/** The finding of an answer, by the product's own rules (`src/api/core/verdict/verdict.ts`). */
function judged(call: Call, { status, body }: Answer): Finding {
  const record = asRecord(body)
  if ([502, 503, 504].includes(status)) return { outcome: 'unreachable', notes: [`HTTP ${status}`] }
  if ((status >= 300 && status < 400) || [404, 405, 501].includes(status))
    return differs('address', `HTTP ${status}: this method and path do not answer${said(body)}`)
  const { kind, message } = judge(status, body)
  if (kind === 'signedOut') return { outcome: 'refused', notes: ['not logged in: --token'] }
  if (status !== 200) return { outcome: 'refused', notes: [`HTTP ${status}${said(body)}`] }
  if (kind === 'broken') return differs('envelope', brokenText(body))
  if (kind === 'ok' && !isRefusal(record)) return compared(call, body)
  if (record?.data)
    return differs(
      'envelope',
      `${codesOf(record)}: the product takes it for a refusal, and there is data`,
    )
  return { outcome: 'refused', notes: [`${codesOf(record ?? {})} ${message}`.trim()] }
}

/** Without a statusCode nearly every body is a success: `src/api/core/endpoint.ts` has the other rules. */
const isRefusal = (record: Record<string, unknown> | undefined) =>
  record !== undefined && !record.data && asNumber(record.code) in BUSINESS_CODES

const said = (body: unknown) => {
  const { message } = judge(200, body)
  return message ? `, ${message}` : ''
}

function brokenText(body: unknown): string {
  if (typeof body !== 'string' || body === '') return 'no body; cannot be read'
  const what = /^\s*</.test(body) ? 'a web page' : 'no JSON'
  return `${what} in place of JSON: ${show(body)}; cannot be read`
}

const CODES = ['statusCode', 'errorCode', 'code'] as const

const codesOf = (record: Record<string, unknown>) =>
  CODES.filter((name) => name in record)
    .map((name) => `${name} ${show(record[name])}`)
    .join(', ')

const NOTHING: Finding = {
  outcome: 'fits',
  isEmpty: true,
  notes: ['nothing there to compare: name an id with --param'],
}

function compared({ answer }: Call, body: unknown): Finding {
  const record = asRecord(body)
  if (!answer || answer.kind === 'anything')
    return { outcome: 'fits', notes: ['nobody reads this answer'] }
  if (!record)
    return differs('envelope', `${Array.isArray(body) ? 'a list' : show(body)} without an envelope`)
  if (!('data' in record)) {
    const isNothing = answer.nullable && codesOf(record) !== ''
    return isNothing
      ? NOTHING
      : differs(
          'envelope',
          `no \`data\`; there are ${Object.keys(record).join(', ') || 'no fields'}`,
        )
  }
  const { differences, unseen } = compare(answer, record.data)
  const outcome = differences.length > 0 ? 'differs' : 'fits'
  if (unseen.includes('') || unseen.includes('[]')) return { ...NOTHING, differences, outcome }
  const notes = unseen.length > 0 ? [`nothing there: ${unseen.join(', ')}`] : []
  return { outcome, differences, notes }
}
