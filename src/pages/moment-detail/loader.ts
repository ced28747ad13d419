import type { LoaderFunctionArgs } from 'react-router-dom'
import type { CallOptions } from '@/api/core/endpoint'
import { lookUpMoment, type Moment } from '@/api/moment'
import { BadIdError } from '@/lib/failure/errors'
import { detailIdOf } from '@/lib/url/urlParams'

/** The moment before the page renders; null when it does not exist. @throws BadIdError without a call. */
export function loadMoment({ params, request }: LoaderFunctionArgs): Promise<Moment | null> {
  const id = detailIdOf(params.id)
  if (!id) throw new BadIdError()
  return askMoment(id, { signal: request.signal })
}

/** An answer without its own id belongs to the requested one. */
export async function askMoment(momentId: string, options: CallOptions): Promise<Moment | null> {
  const moment = await lookUpMoment({ momentId }, options)
  return moment && { ...moment, momentId: moment.momentId || momentId }
}
