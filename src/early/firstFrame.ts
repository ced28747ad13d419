const FRAME_LIMIT_MS = 500

/**
 * Resolves when the frame of the present HTML has been handed to the screen: later requests and computations no longer
 * delay it. A page in the background draws none and waits for none.
 */
export function afterFirstFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    requestAnimationFrame(() => setTimeout(resolve, 0))
    setTimeout(resolve, FRAME_LIMIT_MS)
  })
}
