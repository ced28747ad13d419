/**
 * Hides pictures that fail, so that the stand-in behind them shows. One listener for the page, because pictures in the
 * first paint can fail before React is there to hear it.
 */
export function hideBrokenImages(): void {
  document.addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (target instanceof HTMLImageElement && target.dataset.standIn !== undefined)
        target.style.visibility = 'hidden'
    },
    true,
  )
}
