import type { LoaderFunctionArgs } from 'react-router-dom'
import { lookUpMoment } from '@/api/moment'
import type { Moment } from '@/api/moment'
import { BadIdError } from '@/lib/errors'
import { isDigits } from '@/lib/ids'

/** The moment before the page renders; null when it is not there. @throws BadIdError without a call. */
export function loadMoment({ params, request }: LoaderFunctionArgs): Promise<Moment | null> {
  const { id } = params
  if (!isDigits(id)) throw new BadIdError()
  return lookUpMoment({ momentId: id }, { signal: request.signal })
}
