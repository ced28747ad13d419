import { parseOrKeep } from '@/lib/storage/json'
import { accept } from './accept'
import { REQUEST_TIMEOUT_MS, apiHooks, type EarlyAnswer, type SentCall } from './transport'
import { ApiError, type ApiErrorKind } from './verdict/ApiError'

/**
 * The body of the answer that the page's own HTML has requested; undefined if there is none for this call. It needs
 * nothing of the client, whose code is loaded after the page's main data.
 */
export function earlyBody(sent: SentCall, signal?: AbortSignal): Promise<unknown> | undefined {
  const early = apiHooks()?.earlyAnswer?.(sent.call, sent.payload)
  return early && read(early, sent, signal)
}

async function read(
  early: Promise<EarlyAnswer>,
  sent: SentCall,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { status, text, date } = await inTime(early, sent.call.name, signal)
  return accept({ status, body: parseOrKeep(text), date }, sent)
}

/** With the time-out of a request, and the same way to end it. */
function inTime<T>(early: Promise<T>, name: string, signal: AbortSignal | undefined): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new Promise<never>((_, reject) => {
    const end = (kind: ApiErrorKind) => () => reject(new ApiError(kind, name))
    timer = setTimeout(end('timeout'), REQUEST_TIMEOUT_MS)
    if (signal?.aborted) end('aborted')()
    signal?.addEventListener('abort', end('aborted'))
  })
  const answer = early.catch(() => {
    throw new ApiError('network', name)
  })
  return Promise.race([answer, ended]).finally(() => clearTimeout(timer))
}
