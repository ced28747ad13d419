import { useRef, type ReactNode } from 'react'
import { useOverflow } from '@/ui/useOverflow'

interface ScrollBodyProps {
  className: string | undefined
  children: ReactNode
}

/**
 * The scrolling part of a panel. It is focusable only while it scrolls: a long text may contain no focusable element.
 */
export function ScrollBody({ className, children }: ScrollBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  const scrolls = useOverflow(body)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll what has the focus
    <div ref={body} className={className} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  )
}
