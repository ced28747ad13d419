import axios, { AxiosError, isAxiosError, isCancel } from 'axios'
import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { asRecord, parseJson } from '@/lib/json'
import { ApiError } from './ApiError'
import type { ApiErrorKind } from './ApiError'
import { rememberJudged } from './judged'
import { judge } from './verdict'
import type { Judgement } from './verdict'

/** One call of the platform, as its own description (see `endpoint.ts`). */
export interface EndpointDescription {
  /** The call's own name, for errors and logs. */
  name: string
  /** GET for reads, POST for writes (specification section 7), but where the specification says otherwise. */
  method: 'GET' | 'POST'
  /** `{name}` takes the request's field of that name. */
  path: string
  /** `omit`: neither Authorization nor clientInfo is sent. `required`: guests are answered S00000. */
  auth: 'required' | 'optional' | 'omit'
  /** What the specification gives; the rest is assumed and changes here alone. */
  given: 'path and method' | 'method' | 'nothing'
  /** Extra headers of this call. */
  headers?: Record<string, string>
  /** Request fields of a POST that travel in the query. */
  query?: readonly string[]
  /** Signed-out answers are not logged: asking is how the page finds out. */
  memberInfo?: boolean
  /** The product shows nothing about this call's answers; a message that says TOKEN still ends the login. */
  silent?: boolean
}

/** What the product hands to the transport at boot: it knows neither the session nor the toasts. */
export interface ApiHooks {
  baseUrl: string
  /** The headers of one call; see `headers.ts`. */
  headers(call: EndpointDescription): Promise<Record<string, string>>
  /** Told once about each answer that is not a success. */
  onVerdict(judgement: Judgement, call: EndpointDescription): void
  /** An answer that the page's own HTML asked for before this code arrived; `payload` is the whole request. */
  earlyAnswer?(call: EndpointDescription, payload: unknown): Promise<EarlyAnswer> | undefined
}

export interface EarlyAnswer {
  status: number
  text: string
}

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    call?: EndpointDescription
    /** The call's request before its fields went into the path, the query and the body. */
    payload?: unknown
  }
  interface AxiosRequestConfig {
    call?: EndpointDescription
    payload?: unknown
  }
}

/** Specification section 9: 100000 ms, credentials sent. */
export const REQUEST_TIMEOUT_MS = 100_000

let hooks: ApiHooks | undefined

export function configureApi(next: ApiHooks): void {
  hooks = next
  http.defaults.baseURL = next.baseUrl
}

export const http = axios.create({
  timeout: REQUEST_TIMEOUT_MS,
  withCredentials: true,
  // Else a time-out and a request that the browser ended (a page that is left) come with the same code.
  transitional: { clarifyTimeoutError: true },
  transformResponse: [(data: unknown) => (typeof data === 'string' ? parseOrKeep(data) : data)],
})

http.interceptors.request.use(async (config) => {
  const { call } = config
  if (!call || !hooks) return config
  const early = hooks.earlyAnswer?.(call, config.payload)
  if (early) config.adapter = answerWith(early)
  else config.headers.set(await hooks.headers(call).catch((error: unknown) => fail(error, config)))
  return config
})

http.interceptors.response.use(
  (response) => accept(response),
  (error: unknown) => {
    if (isAxiosError(error) && error.response) return accept(error.response)
    throw transportError(error)
  },
)

/** The answer when it is a success; otherwise tells the hooks and rejects, with the body where there is one. */
function accept(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  if (response.config.responseType === 'blob' && response.status === 200) return response
  const judgement = judge(response.status, response.data)
  if (judgement.kind === 'ok') return response
  const { call } = response.config
  if (call) hooks?.onVerdict(judgement, call)
  if (judgement.kind === 'broken')
    throw new ApiError(
      judgement.reason,
      call?.name ?? '',
      response.status,
      judgement.toast !== undefined,
    )
  const body = asRecord(response.data)
  if (body) rememberJudged(body, { status: response.status, judgement })
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

function parseOrKeep(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return text
  }
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
    const { status, text } = await Promise.race([answer, ended]).finally(() => waiting.abort())
    return { status, statusText: '', headers: {}, config, data: text }
  }
}
