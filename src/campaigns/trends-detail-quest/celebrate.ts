const GOLD = ['#ffb020', '#ffd36e', '#4c6fff', '#ff7a59']

/** A short rain of confetti over the page; nothing for people who want no motion. Never throws. */
export async function celebrate(): Promise<void> {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
  try {
    const { default: confetti } = await import('canvas-confetti')
    const canvas = document.createElement('canvas')
    canvas.setAttribute('aria-hidden', 'true')
    Object.assign(canvas.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      zIndex: '800',
      pointerEvents: 'none',
    })
    document.body.append(canvas)
    // Without a worker: the page's security policy allows none from a blob.
    const fire = confetti.create(canvas, { resize: true, useWorker: false })
    await fire({
      particleCount: 90,
      spread: 100,
      startVelocity: 32,
      angle: 230,
      origin: { x: 0.92, y: 0.06 },
      colors: GOLD,
      disableForReducedMotion: true,
    })
    canvas.remove()
  } catch {
    // A party that does not come is no failure of the task.
  }
}
