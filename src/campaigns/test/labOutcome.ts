import { isApiError } from '@/api/core/ApiError'
import { failureOf } from '@/api/core/failure'
import { judgedOf } from '@/api/core/judged'
import { DEPLOYING_TEXT } from '@/api/core/verdict'
import { asRecord } from '@/lib/json'
import type { Finding } from './checks'
import type { Expected } from './labCases'

/** What a call that failed brought, as the request layer sees it. */
export interface FailureSeen {
  /** The verdict's kind, or what was broken about the answer. */
  verdict: string
  status?: number
  code?: number | string
  toasted: boolean
  /** What the toast said; otherwise what the page would say. */
  text: string
}

/** Reads what a call rejected with. */
export function seenOf(error: unknown): FailureSeen {
  const failure = failureOf(error)
  if (isApiError(error))
    return {
      verdict: error.kind,
      ...(error.status !== undefined && { status: error.status }),
      toasted: error.toasted,
      text: error.toasted ? DEPLOYING_TEXT : failure.text,
    }
  const body = asRecord(error)
  const judged = body && judgedOf(body)
  const verdict = failure.kind === 'refused' ? judged?.judgement.kind : failure.kind
  return {
    verdict: verdict ?? failure.kind,
    ...(judged && { status: judged.status }),
    ...codeOf(body),
    toasted: failure.toasted,
    text: judged?.judgement.toast ?? failure.text,
  }
}

function codeOf(body: Record<string, unknown> | undefined): { code?: number | string } {
  const code = body?.code ?? body?.statusCode
  return typeof code === 'number' || typeof code === 'string' ? { code } : {}
}

/** What came, in words, and whether it is what has to come. */
export function findingOf(seen: FailureSeen, expected: Expected): Finding {
  const ok =
    seen.toasted === expected.toasted &&
    seen.verdict === expected.verdict &&
    (expected.code === undefined || seen.code === expected.code)
  return {
    ok,
    detail: [
      `verdict: ${seen.verdict}${seen.status === undefined ? '' : ` · HTTP ${seen.status}`}`,
      `code: ${seen.code ?? '无'}`,
      seen.toasted ? `toast: ${seen.text}` : `无 toast，页面文案: ${seen.text}`,
    ].join('\n'),
  }
}
