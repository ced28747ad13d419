import type { KeyboardEvent } from 'react'

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]'

/** Escape and a closed ring of Tab, for browsers whose dialogs are not modal by themselves. */
export function onFallbackKey(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  if (event.key === 'Escape') {
    event.stopPropagation()
    onClose()
  } else if (event.key === 'Tab') {
    const ends = endsOf(event.currentTarget)
    const leaving = event.shiftKey ? ends.first : ends.last
    const inside = ends.all.includes(document.activeElement as HTMLElement)
    if (inside && document.activeElement !== leaving) return
    event.preventDefault()
    ;(event.shiftKey ? ends.last : ends.first)?.focus()
  }
}

function endsOf(root: HTMLElement) {
  const all = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)]
  return { all, first: all[0], last: all[all.length - 1] }
}
