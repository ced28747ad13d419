import { EASINGS, type EasingName } from './easing'

/** Specification section 9. */
export const SCROLL_DURATION_MS = 1800

/** The actions with which a person takes over the scroll. */
const INTERRUPTIONS = ['touchstart', 'wheel', 'keydown', 'pointerdown'] as const

export interface SmoothScroll {
  /** The final scroll position, in CSS px; read on every frame, as images may still move things. */
  target: () => number
  durationMs?: number
  easing?: EasingName
}

/**
 * Scrolls the page along an easing curve (specification section 2). A touch, a wheel or a key ends it at once; with
 * reduced motion it is one step.
 * @returns a function that stops the scroll
 */
export function smoothScroll({
  target,
  durationMs = SCROLL_DURATION_MS,
  easing = 'easeInOutQuint',
}: SmoothScroll): () => void {
  const place = (top: number) => window.scrollTo({ top, behavior: 'instant' })
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    place(target())
    return () => {}
  }
  const from = window.scrollY
  const startedAt = performance.now()
  let frame = requestAnimationFrame(step)
  const unheard = whenPersonActs(stop)

  function step(): void {
    const progress = Math.min((performance.now() - startedAt) / durationMs, 1)
    place(from + (target() - from) * EASINGS[easing](progress))
    if (progress < 1) frame = requestAnimationFrame(step)
    else stop()
  }
  function stop(): void {
    cancelAnimationFrame(frame)
    unheard()
  }
  return stop
}

/**
 * Calls back at a touch, a wheel or a key: from there on the person moves the page.
 * @returns a function that stops listening
 */
export function whenPersonActs(act: () => void): () => void {
  for (const name of INTERRUPTIONS) window.addEventListener(name, act, { passive: true })
  return () => {
    for (const name of INTERRUPTIONS) window.removeEventListener(name, act)
  }
}
