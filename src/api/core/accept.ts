import { setPlatformClockBy } from '@/lib/platformClock'
import { asRecord } from '@/lib/storage/json'
import { ApiError } from './verdict/ApiError'
import { apiHooks, type SentCall } from './transport'
import { rememberJudged } from './verdict/judged'
import { judge } from './verdict/verdict'

/** The answer of a call, by the client or by the page's own HTML. */
export interface RawAnswer {
  status: number
  /** The parsed body; text that is not JSON stays a string. */
  body: unknown
  /** Its `Date` and `Age` headers, where they can be read. */
  date?: unknown
  age?: unknown
}

/**
 * The body of an answer that is a success; otherwise calls the hooks and throws, the body where there is one. A message
 * with TOKEN is reported in any case: without a statusCode nearly every body is a success.
 */
export function accept({ status, body, date, age }: RawAnswer, sent: Partial<SentCall>): unknown {
  setPlatformClockBy(date, age)
  const judgement = judge(status, body)
  const { call, payload, person } = sent
  const isOk = judgement.kind === 'ok'
  const endedLogin =
    call !== undefined &&
    (!isOk || judgement.purge) &&
    apiHooks()?.onVerdict(judgement, call, person) === true
  if (isOk && call?.memberInfo && !asRecord(payload)?.uid) apiHooks()?.onMemberInfo?.(body, person)
  if (isOk) return body
  if (judgement.kind === 'broken')
    throw new ApiError(judgement.reason, call?.name ?? '', status, judgement.toast !== undefined)
  const record = asRecord(body)
  if (record) rememberJudged(record, { status, judgement, endedLogin })
  throw body
}
