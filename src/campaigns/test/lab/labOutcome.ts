import { isApiError } from '@/api/core/verdict/ApiError'
import { failureOf } from '@/api/core/verdict/failure'
import { judgedOf } from '@/api/core/verdict/judged'
import { DEPLOYING_TEXT } from '@/api/core/verdict/verdict'
import { asRecord } from '@/lib/storage/json'
import type { Finding } from '../checks/useChecks'
import type { Expected } from './labCases'

/** The result of a failed call, as the request layer sees it, with the text of its toast or else of the page. */
export function seenOf(error: unknown) {
  const failure = failureOf(error)
  if (isApiError(error)) {
    const { kind: verdict, status, toasted } = error
    return { verdict, status, toasted, text: toasted ? DEPLOYING_TEXT : failure.text }
  }
  const body = asRecord(error)
  const judged = body && judgedOf(body)
  const code = body?.code ?? body?.statusCode
  // The answer's own kind: TOKEN also ends the login.
  const isPlain = failure.kind === 'refused' || judged?.judgement.purge
  return {
    verdict: (isPlain && judged?.judgement.kind) || failure.kind,
    status: judged?.status,
    code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    toasted: failure.toasted,
    text: judged?.judgement.toast ?? failure.text,
  }
}

/** The result as text, and whether it is the expected one. */
export function findingOf(seen: ReturnType<typeof seenOf>, expected: Expected): Finding {
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
