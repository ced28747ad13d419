const FRAME_LIMIT_MS = 500

/**
 * The frame of the HTML that stands so far has been handed to the screen: what is asked for or computed from here on
 * holds it up no more. A page in the background draws none and waits for none.
 */
export function afterFirstFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    requestAnimationFrame(() => setTimeout(resolve, 0))
    setTimeout(resolve, FRAME_LIMIT_MS)
  })
}
