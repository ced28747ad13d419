import type { Page } from '@playwright/test'

/** The number of elements that move, turn or grow for longer than a moment; fades do not count. */
export function movingThings(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return false
        const moves = effect
          .getKeyframes()
          .some(({ transform = 'none' }) => transform !== 'none' && transform !== '')
        return moves && Number(effect.getComputedTiming().duration) > 1
      }).length,
  )
}
