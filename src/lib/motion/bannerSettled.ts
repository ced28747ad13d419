/** The frame's large banner picture. */
export const BANNER_ID = 'frame-banner'

/** Resolves when the frame's banner has loaded or failed, at the latest after the limit; at once if there is none. */
export function bannerSettled(limitMs = 3000): Promise<void> {
  const banner = document.getElementById(BANNER_ID)
  if (!(banner instanceof HTMLImageElement) || banner.complete) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => resolve()
    banner.addEventListener('load', done, { once: true })
    banner.addEventListener('error', done, { once: true })
    setTimeout(done, limitMs)
  })
}
