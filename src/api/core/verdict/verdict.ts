import { text } from '@/api/core/read'
import { asNumber, asRecord } from '@/lib/storage/json'

/** What an answer means. The side effects of each kind are in `app/apiEffects.ts`. */
export type Verdict =
  | { kind: 'ok'; toast?: undefined }
  /** Not logged in, or the login timed out. */
  | { kind: 'signedOut'; toast?: undefined }
  /** The server refused, and sends a toast. */
  | { kind: 'notice'; toast: string }
  /** The server refused; the page that asked shows the message. */
  | { kind: 'refused'; toast?: undefined }
  /** No usable answer. */
  | { kind: 'broken'; reason: BrokenReason; toast?: string }

export type BrokenReason = 'http' | 'empty' | 'notJson'

export type Judgement = Verdict & {
  /** The message contains TOKEN: the stored login info has to be deleted. */
  purge: boolean
  message: string
}

export const DEPLOYING_TEXT = '服务器在发布,请稍等...'
const REFUSED_TEXT = '请求失败，请稍后再试'

/** Values by the field that carries them: a service has one field of these or several. */
type Codes = Readonly<Record<string, readonly number[]>>

/* The table of section 8. The contract's envelope is made of it, too (tests/contract/envelope.ts). */
export const SUCCESS_CODES = { statusCode: [200], errorCode: [0, 200], code: [200] } satisfies Codes
export const NOTICE_CODES = {
  statusCode: [400, 402, 403, 500, 9806],
  code: [-107, -1, 500],
} satisfies Codes
export const SIGNED_OUT_CODE = 'S00000'
export const LOGIN_OVER_WORD = 'TOKEN'
export const MESSAGE_FIELDS = ['message', 'msg', 'errorMsg', 'errorMessage'] as const

/**
 * The status rules of specification section 8, first match wins. Pure: nothing is shown, deleted or logged here.
 * @param status the HTTP status
 * @param body the parsed body; text that is not JSON stays a string
 */
export function judge(status: number, body: unknown): Judgement {
  const record = asRecord(body) ?? {}
  const message = messageOf(body)
  const purge = message.includes(LOGIN_OVER_WORD)
  return { ...verdictOf(status, body, record, message), message, purge }
}

function verdictOf(
  status: number,
  body: unknown,
  record: Record<string, unknown>,
  message: string,
): Verdict {
  if (status === 504) return { kind: 'broken', reason: 'http', toast: DEPLOYING_TEXT }
  if (record.code === SIGNED_OUT_CODE) return { kind: 'signedOut' }
  if (status === 200 && isSuccess(record)) return successOf(body)
  if (carries(record, NOTICE_CODES)) return { kind: 'notice', toast: message || REFUSED_TEXT }
  return status === 200 ? { kind: 'refused' } : failedStatus(record)
}

/** Without a statusCode a body is a success, unless it carries one of the toast codes. */
function isSuccess(record: Record<string, unknown>): boolean {
  return isPresent(record.statusCode)
    ? carries(record, SUCCESS_CODES)
    : !carries(record, NOTICE_CODES)
}

function carries(record: Record<string, unknown>, codes: Codes): boolean {
  return Object.entries(codes).some(([field, values]) => values.includes(asNumber(record[field])))
}

function successOf(body: unknown): Verdict {
  if (body === undefined || body === null || body === '') return { kind: 'broken', reason: 'empty' }
  if (typeof body === 'string') return { kind: 'broken', reason: 'notJson' }
  return { kind: 'ok' }
}

function failedStatus(record: Record<string, unknown>): Verdict {
  return Object.keys(record).length > 0 ? { kind: 'refused' } : { kind: 'broken', reason: 'http' }
}

/** The first non-empty string among the fields that services use for their message. */
export function messageOf(body: unknown): string {
  const record = asRecord(body)
  if (!record) return ''
  for (const field of MESSAGE_FIELDS) {
    const value = record[field]
    const message = typeof value === 'string' && text(value)
    if (message) return message
  }
  return ''
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
