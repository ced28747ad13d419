/** People who want less motion get what moves at its end. Asked for each time, as the setting can change. */
export function wantsLessMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

/** For `scrollTo` and `scrollIntoView`: there in one step, or on the way. */
export function scrollBehavior(): ScrollBehavior {
  return wantsLessMotion() ? 'instant' : 'smooth'
}
