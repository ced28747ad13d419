import axios, { AxiosError, isAxiosError, isCancel } from 'axios'
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { parseOrKeep } from '@/lib/storage/json'
import { accept } from './accept'
import { ApiError, type ApiErrorKind } from './verdict/ApiError'
import { REQUEST_TIMEOUT_MS, apiHooks, isWrite } from './transport'
import type { ApiHooks, EndpointDescription, SentAs, SentCall } from './transport'

interface CallConfig extends SentAs, Partial<SentCall> {}

declare module 'axios' {
  interface InternalAxiosRequestConfig extends CallConfig {}
  interface AxiosRequestConfig extends CallConfig {}
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
  const hooks = apiHooks()
  if (!call || !hooks) return config
  config.baseURL ??= hooks.baseUrl
  await setHeaders(config, call, hooks)
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
  (response) => (isFile(response) ? response : accepted(response)),
  async (error: unknown) => {
    if (error instanceof ApiError) throw error
    if (isAxiosError(error) && error.response) return accepted(await withJson(error.response))
    throw transportError(error)
  },
)

function isFile({ data, status }: AxiosResponse<unknown>): boolean {
  return data instanceof Blob && status === 200
}

function accepted(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  const { status, data, headers, config } = response
  accept({ status, body: data, date: headers.date, age: headers.age }, config)
  return response
}

/** A JSON body that replaces a file at a failed status is an answer like any other. */
async function withJson(response: AxiosResponse<unknown>): Promise<AxiosResponse<unknown>> {
  if (!(response.data instanceof Blob)) return response
  return { ...response, data: parseOrKeep(await response.data.text()) }
}

function transportError(error: unknown): ApiError {
  if (!isAxiosError(error)) return new ApiError(isCancel(error) ? 'aborted' : 'network', '')
  return new ApiError(transportKind(error.code), error.config?.call?.name ?? '')
}

function transportKind(code: string | undefined): ApiErrorKind {
  if (code === AxiosError.ERR_CANCELED || code === AxiosError.ECONNABORTED) return 'aborted'
  return code === AxiosError.ETIMEDOUT ? 'timeout' : 'network'
}

/** Fails a call for a reason of its own, so that the error still has the call. */
function fail(error: unknown, config: InternalAxiosRequestConfig): never {
  throw new AxiosError(String(error), AxiosError.ERR_NETWORK, config)
}
