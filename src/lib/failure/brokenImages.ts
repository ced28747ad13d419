/**
 * Hides pictures that fail, so that the placeholder behind them shows, until another address of theirs has loaded. One
 * listener for the page, because pictures in the first paint can fail before React is mounted.
 */
export function hideBrokenImages(): void {
  for (const outcome of ['error', 'load'])
    document.addEventListener(
      outcome,
      ({ target }) => {
        if (target instanceof HTMLImageElement && target.dataset.standIn !== undefined)
          target.style.visibility = outcome === 'error' ? 'hidden' : ''
      },
      true,
    )
}
