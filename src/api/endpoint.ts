import { asNumber, asRecord } from '@/lib/json'
import { ApiError } from './ApiError'
import { BUSINESS_CODES } from './failure'
import { ShapeError } from './read'
import type { Reader } from './read'
import { loadClient } from './transport'
import type { EndpointDescription } from './transport'

export interface CallOptions {
  signal?: AbortSignal
  /** Nobody has asked for this call: the product shows nothing about its answer. */
  silent?: boolean
}

export interface Endpoint<Request, Answer> extends EndpointDescription {
  (request: Request, options?: CallOptions): Promise<Answer>
}

/**
 * A typed call of the platform. It resolves with the body's `data` in the endpoint's shape and rejects with the
 * body that refused it or with an `ApiError`; `failureOf` reads both.
 * @example const showOne = endpoint<{ id: string }>()({ name: 'showOne', method: 'GET', …, answer: ProviderDetail })
 */
export function endpoint<Request extends object | void>() {
  return function define<Answer>(
    definition: EndpointDescription & { answer: Reader<Answer> },
  ): Endpoint<Request, Answer> {
    const { answer, ...call } = definition
    const perform = async (request: Request, options: CallOptions = {}) => {
      const payload: Record<string, unknown> = { ...request }
      const { path, params, data } = split(call, payload)
      const { http } = await loadClient()
      const response = await http.request<unknown>({
        method: call.method,
        url: path,
        call: options.silent ? { ...call, silent: true } : call,
        payload,
        ...(call.headers && { headers: call.headers }),
        ...(params && { params }),
        ...(data && { data }),
        ...(options.signal && { signal: options.signal }),
      })
      return read(call, answer, response.data)
    }
    const { name, ...rest } = call
    return Object.defineProperty(Object.assign(perform, rest), 'name', { value: name })
  }
}

interface Parts {
  path: string
  params?: Record<string, unknown>
  data?: Record<string, unknown>
}

/** Puts each field of a request where it travels: into the path, the query or the body. */
function split(call: EndpointDescription, request: Record<string, unknown>): Parts {
  const fields = new Map(Object.entries(request).filter(([, value]) => value !== undefined))
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = `${(fields.get(name) ?? '') as string | number}`
    // '.' and '..' would climb in the path, also when encoded.
    if (/^\.{0,2}$/.test(value)) throw new RangeError(`${call.name}: "${name}" is no path part`)
    fields.delete(name)
    return encodeURIComponent(value)
  })
  if (call.method === 'GET') return { path, params: Object.fromEntries(fields) }
  const inQuery = [...fields].filter(([name]) => call.query?.includes(name))
  const inBody = [...fields].filter(([name]) => !call.query?.includes(name))
  return {
    path,
    ...(inQuery.length > 0 && { params: Object.fromEntries(inQuery) }),
    data: Object.fromEntries(inBody),
  }
}

function read<Answer>(call: EndpointDescription, reader: Reader<Answer>, body: unknown): Answer {
  const record = asRecord(body)
  if (record && !record.data && asNumber(record.code) in BUSINESS_CODES) throw body
  // An answer that is a bare list comes without the envelope.
  try {
    return reader(record ? record.data : body)
  } catch (error) {
    if (error instanceof ShapeError) throw new ApiError('shape', call.name, 200)
    throw error
  }
}
