import { memo, type ReactNode } from 'react'

export interface FreezeProps {
  /** While true, what was last drawn stays. */
  still: boolean
  children: ReactNode
}

function Current({ children }: FreezeProps) {
  return children
}

/** Keeps its content as it was: what closes a layer has often already cleared what the layer shows. */
export const Freeze = memo(Current, (_, next) => next.still)
