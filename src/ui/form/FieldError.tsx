import { useEffect, useRef } from 'react'
import { scrollBehavior } from '@/lib/motion/motion'
import styles from './Field.module.css'

interface FieldErrorProps {
  id?: string
  /** Empty: nothing is wrong. */
  text: string | undefined
  className?: string
}

/** The error of a field, below it. The first one of a form is scrolled into view, also from behind a bar. */
export function FieldError({ id, text, className = styles.error }: FieldErrorProps) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (text && line.current === firstError(line.current)) showFirstError(line.current)
  }, [text])
  // The element exists before the text: screen readers announce changes in it.
  return (
    <p ref={line} id={id} className={className} aria-live="polite" data-error>
      {text}
    </p>
  )
}

const firstError = (within: Element | null) =>
  (within?.closest('dialog, main') ?? document).querySelector('[data-error]:not(:empty)')

/** For another try with the same error: its text is shown already, and may be scrolled out of view. */
export function showFirstError(within: Element | null = document.querySelector('main')): void {
  firstError(within)?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
}
