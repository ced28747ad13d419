import axios, { isAxiosError, isCancel } from 'axios'
import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { parseJson } from '@/lib/json'
import { ApiError } from './ApiError'
import type { ApiErrorKind } from './ApiError'
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
}

/** What the product hands to the transport at boot: it knows neither the session nor the toasts. */
export interface ApiHooks {
  baseUrl: string
  /** The headers of one call; see `headers.ts`. */
  headers(call: EndpointDescription): Promise<Record<string, string>>
  /** Told once about each answer that is not a success. */
  onVerdict(judgement: Judgement, call: EndpointDescription): void
  /** An answer that the page's own HTML asked for before this code arrived. */
  earlyAnswer?(call: EndpointDescription, payload: unknown): Promise<EarlyAnswer> | undefined
}

export interface EarlyAnswer {
  status: number
  text: string
}

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    call?: EndpointDescription
  }
  interface AxiosRequestConfig {
    call?: EndpointDescription
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
  transformResponse: [(data: unknown) => (typeof data === 'string' ? parseOrKeep(data) : data)],
})

http.interceptors.request.use(async (config) => {
  const { call } = config
  if (!call || !hooks) return config
  const early = hooks.earlyAnswer?.(call, config.data)
  if (early) config.adapter = answerWith(early)
  else config.headers.set(await hooks.headers(call))
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
  throw response.data
}

function transportError(error: unknown): ApiError {
  if (!isAxiosError(error)) return new ApiError(isCancel(error) ? 'aborted' : 'network', '')
  return new ApiError(transportKind(error.code), error.config?.call?.name ?? '')
}

function transportKind(code: string | undefined): ApiErrorKind {
  if (code === 'ERR_CANCELED') return 'aborted'
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network'
}

function parseOrKeep(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

function answerWith(early: Promise<EarlyAnswer>): AxiosAdapter {
  return async (config: InternalAxiosRequestConfig) => {
    const { status, text } = await early
    return { status, statusText: '', headers: {}, config, data: parseOrKeep(text) }
  }
}
