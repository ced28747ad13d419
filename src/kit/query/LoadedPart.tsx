import type { ReactNode } from 'react'
import { usePart, type CodeQuery } from './usePart'
import { QueryView } from './QueryView'

export interface LoadedPartProps<Module> {
  part: CodeQuery<Module>
  /** Shown until it has loaded. */
  waiting: ReactNode
  failedText?: string
  children: (module: Module) => ReactNode
}

/** A part of a page or sheet whose code is loaded lazily; a failure can be retried in its place. */
export function LoadedPart<Module>({
  part,
  waiting,
  failedText,
  children,
}: LoadedPartProps<Module>) {
  return (
    <QueryView query={usePart(part)} skeleton={waiting} failedText={failedText}>
      {children}
    </QueryView>
  )
}
