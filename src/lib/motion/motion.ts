/** With reduced motion animations are shown at their end. Read each time, as the setting can change. */
export function wantsLessMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

/** For `scrollTo` and `scrollIntoView`: instant with reduced motion, else smooth. */
export function scrollBehavior(): ScrollBehavior {
  return wantsLessMotion() ? 'instant' : 'smooth'
}
