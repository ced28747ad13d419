import { whenPersonActs } from '@/lib/motion/smoothScroll'

/** Puts a heading below the page's top, and the focus on it. */
export function goToHeading(id: string, behavior: ScrollBehavior): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ behavior, block: 'start' })
  heading?.focus({ preventScroll: true })
}

/**
 * `goToHeading` for a page that has just opened: what still comes in above the heading does not push it away, until the
 * person takes over.
 * @returns a function that lets go
 */
export function holdAtHeading(id: string): () => void {
  goToHeading(id, 'instant')
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(() => {
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'start' })
  })
  observer.observe(document.body)
  const unheard = whenPersonActs(stop)
  function stop() {
    observer.disconnect()
    unheard()
  }
  return stop
}
