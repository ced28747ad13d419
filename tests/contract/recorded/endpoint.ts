import { endpoint as real } from '@/api/core/endpoint'
import type { Reader } from '@/api/core/read'
import type { EndpointDescription } from '@/api/core/transport'

export type { CallOptions, Endpoint } from '@/api/core/endpoint'

/** An endpoint that still has the reader of its answer, or none where that is a file. */
export type RecordedEndpoint = EndpointDescription & { answer?: Reader<unknown> }

/** The twin of `endpoint`: what it makes keeps its definition's `answer`. */
export const endpoint = (<Request extends object | void>() =>
  (definition: Parameters<ReturnType<typeof real>>[0] & { answer: Reader<unknown> }) =>
    Object.assign(real<Request>()(definition), {
      answer: definition.answer,
    })) as unknown as typeof real
