import type { ReactNode } from 'react'
import { PartFailed } from './PartFailed'
import { useLoaded } from '@/kit/page/query/useLoaded'

export interface LoadedPartProps<T> {
  /** Has to keep its identity: another one loads anew. */
  load: () => Promise<T>
  /** Stands there until it has come. */
  waiting: ReactNode
  failedText?: string
  children: (value: T) => ReactNode
}

/** A part of a page or sheet whose code or text comes later; what does not come can be tried again in its place. */
export function LoadedPart<T>({ load, waiting, failedText, children }: LoadedPartProps<T>) {
  const part = useLoaded(load)
  if (part.kind === 'loading') return waiting
  if (part.kind === 'failed') return <PartFailed text={failedText} onRetry={part.retry} />
  return children(part.value)
}
