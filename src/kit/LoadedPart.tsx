import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { useLoaded } from './useLoaded'

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
  if (part.kind === 'failed')
    return (
      <EmptyState text={failedText ?? '网络开小差了，请稍后再试'}>
        <Button quiet onPress={part.retry}>
          重新加载
        </Button>
      </EmptyState>
    )
  return children(part.value)
}
