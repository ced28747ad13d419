import { memo, type ReactNode } from 'react'

export interface FreezeProps {
  /** While true, the last render stays. */
  still: boolean
  children: ReactNode
}

function Current({ children }: FreezeProps) {
  return children
}

/** Freezes its content: closing a layer has often already cleared the layer's data. */
export const Freeze = memo(Current, (_, next) => next.still)
