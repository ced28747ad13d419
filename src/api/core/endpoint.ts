import { asNumber, asRecord } from '@/lib/storage/json'
import { ApiError } from './verdict/ApiError'
import { BUSINESS_CODES } from './verdict/failure'
import { judgedOf } from './verdict/judged'
import { earlyBody } from './earlyBody'
import { loadClient } from './loadClient'
import { ShapeError, type Reader } from './read'
import { requestParts } from './request'
import { apiHooks, isWrite, type EndpointDescription, type SentAs } from './transport'

export interface CallOptions extends SentAs {
  signal?: AbortSignal
  /** A background call: the product shows nothing about its answer. */
  silent?: boolean
}

export interface Endpoint<Request, Answer> extends EndpointDescription {
  (request: Request, options?: CallOptions): Promise<Answer>
}

interface JsonDescription<Answer> extends EndpointDescription {
  answer: Reader<Answer>
  responseType?: never
}

interface FileDescription extends EndpointDescription {
  answer?: never
  responseType: 'blob'
}

/**
 * A typed call of the platform. It resolves with the body's `data` in the endpoint's shape and rejects with the
 * body that refused it or with an `ApiError`; `failureOf` reads both.
 * @example const showOne = endpoint<{ id: string }>()({ name: 'showOne', method: 'GET', …, answer: ProviderDetail })
 */
export function endpoint<Request extends object | void>() {
  function define(definition: FileDescription): Endpoint<Request, Blob>
  function define<Answer>(definition: JsonDescription<Answer>): Endpoint<Request, Answer>
  function define<Answer>(
    definition: FileDescription | JsonDescription<Answer>,
  ): Endpoint<Request, Answer | Blob> {
    const { answer, ...call } = definition
    const perform = async (request: Request, options: CallOptions = {}) => {
      // The person at the time of the tap: a write is never sent as one who comes later.
      const person = apiHooks()?.person?.()
      const payload: Record<string, unknown> = { ...request }
      const { path, params, data } = requestParts(call, payload)
      const sent = { call: options.silent ? { ...call, silent: true } : call, payload, person }
      const ask = async (anonymous = options.anonymous) => {
        const early = earlyBody(sent, options.signal)
        if (early) return early
        const { http } = await loadClient()
        const { data: body } = await http.request<unknown>({
          ...sent,
          method: call.method,
          url: path,
          anonymous,
          ...(call.headers && { headers: call.headers }),
          ...(call.responseType && { responseType: call.responseType }),
          ...(params && { params }),
          ...(data && { data }),
          ...(options.signal && { signal: options.signal }),
        })
        return body
      }
      const body = await ask().catch((error: unknown) => {
        const refusal = isWrite(call) ? undefined : asRecord(error)
        const found = refusal && judgedOf(refusal)
        // A read is retried once without the login that was over,
        if (found?.endedLogin) return ask()
        // and one of a page for guests without a login that is refused wherever it is sent.
        const isRefused = call.forGuests && found?.judgement.kind === 'signedOut'
        if (isRefused && !options.anonymous && apiHooks()?.hasLogin?.()) return ask(true)
        throw error
      })
      return answer ? read(call, answer, body) : (body as Blob)
    }
    const { name, ...rest } = call
    return Object.defineProperty(Object.assign(perform, rest), 'name', { value: name })
  }
  return define
}

/** Some servers fill the data of a refusal with an empty record or list. */
const isNothing = (data: unknown) =>
  !data || (typeof data === 'object' && Object.keys(data).length === 0)

function read<Answer>(call: EndpointDescription, reader: Reader<Answer>, body: unknown): Answer {
  const record = asRecord(body)
  if (record && isNothing(record.data) && asNumber(record.code) in BUSINESS_CODES) throw body
  // An answer that is a bare list comes without the envelope.
  try {
    return reader(record ? record.data : body)
  } catch (error) {
    if (error instanceof ShapeError) throw new ApiError('shape', call.name, 200)
    throw error
  }
}
