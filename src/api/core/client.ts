import axios, { AxiosError, isAxiosError, isCancel } from 'axios'
import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { setPlatformClockBy } from '@/lib/platformClock'
import { asRecord, parseOrKeep } from '@/lib/storage/json'
import { ApiError } from './verdict/ApiError'
import type { ApiErrorKind } from './verdict/ApiError'
import { apiHooks, isWrite } from './transport'
import type { ApiHooks, EarlyAnswer, EndpointDescription, SentAs } from './transport'
import { rememberJudged } from './verdict/judged'
import { judge } from './verdict/verdict'

interface CallConfig extends SentAs {
  call?: EndpointDescription
  /** The call's request before its fields went into the path, the query and the body. */
  payload?: unknown
  /** Who was here when the call was made, and whose headers it carries. */
  person?: string | undefined
}

declare module 'axios' {
  interface InternalAxiosRequestConfig extends CallConfig {}
  interface AxiosRequestConfig extends CallConfig {}
}

/** Specification section 9: 100000 ms, credentials sent. */
export const REQUEST_TIMEOUT_MS = 100_000

export const http = axios.create({
  timeout: REQUEST_TIMEOUT_MS,
  withCredentials: true,
  // Else a time-out and a request that the browser ended (a page that is left) come with the same code.
  transitional: { clarifyTimeoutError: true },
  transformResponse: [(data: unknown) => (typeof data === 'string' ? parseOrKeep(data) : data)],
})

http.interceptors.request.use(async (config) => {
  const { call } = config
  const hooks = apiHooks()
  if (!call || !hooks) return config
  config.baseURL ??= hooks.baseUrl
  const early = hooks.earlyAnswer?.(call, config.payload)
  if (early) config.adapter = answerWith(early)
  else await setHeaders(config, call, hooks)
  return config
})

/** @throws ApiError `personChanged`: a write whose person is not here any more is not sent */
async function setHeaders(
  config: InternalAxiosRequestConfig,
  call: EndpointDescription,
  hooks: ApiHooks,
): Promise<void> {
  const headers = hooks.headers(call, { anonymous: config.anonymous })
  config.headers.set(await headers.catch((error: unknown) => fail(error, config)))
  const person = hooks.person?.()
  const isOthers = config.person !== undefined && config.person !== person
  if (isOthers && isWrite(call) && !config.anonymous) throw new ApiError('personChanged', call.name)
  config.person = person
}

http.interceptors.response.use(
  (response) => acceptFile(response) ?? accept(response),
  async (error: unknown) => {
    if (error instanceof ApiError) throw error
    if (isAxiosError(error) && error.response) return accept(await withJson(error.response))
    throw transportError(error)
  },
)

function acceptFile(response: AxiosResponse<unknown>): AxiosResponse<unknown> | undefined {
  return response.data instanceof Blob && response.status === 200 ? response : undefined
}

/** What came in place of a file at a status that failed is an answer like any other. */
async function withJson(response: AxiosResponse<unknown>): Promise<AxiosResponse<unknown>> {
  if (!(response.data instanceof Blob)) return response
  return { ...response, data: parseOrKeep(await response.data.text()) }
}

/**
 * The answer when it is a success; otherwise tells the hooks and rejects, with the body where there is one. A message
 * that says TOKEN is reported in any case: without a statusCode nearly every body is a success.
 */
function accept(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  setPlatformClockBy(response.headers.date, response.headers.age)
  const judgement = judge(response.status, response.data)
  const { call, payload, person } = response.config
  const isOk = judgement.kind === 'ok'
  const endedLogin =
    call !== undefined &&
    (!isOk || judgement.purge) &&
    apiHooks()?.onVerdict(judgement, call, person) === true
  if (isOk && call?.memberInfo && !asRecord(payload)?.uid)
    apiHooks()?.onMemberInfo?.(response.data, person)
  if (isOk) return response
  if (judgement.kind === 'broken')
    throw new ApiError(
      judgement.reason,
      call?.name ?? '',
      response.status,
      judgement.toast !== undefined,
    )
  const body = asRecord(response.data)
  if (body) rememberJudged(body, { status: response.status, judgement, endedLogin })
  throw response.data
}

function transportError(error: unknown): ApiError {
  if (!isAxiosError(error)) return new ApiError(isCancel(error) ? 'aborted' : 'network', '')
  return new ApiError(transportKind(error.code), error.config?.call?.name ?? '')
}

function transportKind(code: string | undefined): ApiErrorKind {
  if (code === AxiosError.ERR_CANCELED || code === AxiosError.ECONNABORTED) return 'aborted'
  return code === AxiosError.ETIMEDOUT ? 'timeout' : 'network'
}

/** Ends a call for a reason of its own, so that the error still names the call. */
function fail(error: unknown, config: InternalAxiosRequestConfig): never {
  throw new AxiosError(String(error), AxiosError.ERR_NETWORK, config)
}

/** The early answer in place of a request, with the same time-out and the same way to end it. */
function answerWith(early: Promise<EarlyAnswer>): AxiosAdapter {
  return async (config) => {
    const waiting = new AbortController()
    const ended = new Promise<never>((_, reject) => {
      const end = (code: string) => () => reject(new AxiosError(code, code, config))
      const timer = setTimeout(end(AxiosError.ETIMEDOUT), config.timeout || REQUEST_TIMEOUT_MS)
      waiting.signal.addEventListener('abort', () => clearTimeout(timer))
      config.signal?.addEventListener?.('abort', end(AxiosError.ERR_CANCELED))
    })
    const answer = early.catch((error: unknown) => fail(error, config))
    const { status, text, date } = await Promise.race([answer, ended]).finally(() =>
      waiting.abort(),
    )
    return { status, statusText: '', headers: date ? { date } : {}, config, data: text }
  }
}
