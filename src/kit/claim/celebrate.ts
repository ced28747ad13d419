import { importChunk } from '@/lib/failure/loadChunk'
import { wantsLessMotion } from '@/lib/motion/motion'

const PIECES = 90
const TOKENS = ['--accent', '--accent-2'] as const

/**
 * Throws confetti in the theme's colours over everything, once. Does nothing with reduced motion, or when the code does
 * not load: it is decoration. Resolves when the last piece has fallen; never rejects.
 * @param themed an element under the theme's tokens, else the page's own
 */
export async function celebrate(themed: Element = document.documentElement): Promise<void> {
  if (wantsLessMotion()) return
  const canvas = coverScreen()
  try {
    // A browser that draws nothing.
    if (!canvas.getContext('2d')) return
    const { default: confetti } = await importChunk('confetti', () => import('canvas-confetti'))
    // Without a worker: the page's policy forbids creating one from a blob.
    const fire = confetti.create(canvas, { useWorker: false, resize: true })
    const shared = { disableForReducedMotion: true, colors: themeColours(themed), ticks: 160 }
    const sides = { particleCount: PIECES / 2, spread: 60, startVelocity: 46, ...shared }
    await Promise.all([
      fire({ ...sides, angle: 60, origin: { x: 0, y: 0.72 } }),
      fire({ ...sides, angle: 120, origin: { x: 1, y: 0.72 } }),
    ])
  } catch {
    // Decoration: a failure is ignored.
  } finally {
    canvas.remove()
  }
}

/** A dialog covers the whole page, whatever the z-index: over an open one, the canvas is placed inside it. */
function coverScreen(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  Object.assign(canvas.style, {
    position: 'fixed',
    zIndex: '1100',
    top: '0',
    left: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  })
  const dialogs = document.querySelectorAll('dialog[open]')
  const parent = dialogs[dialogs.length - 1] ?? document.body
  parent.append(canvas)
  return canvas
}

/**
 * The theme's colours and a light tint of each. The library reads only `#rrggbb`; a canvas converts any colour to that.
 */
function themeColours(themed: Element): string[] {
  const style = getComputedStyle(themed)
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return []
  return TOKENS.flatMap((token) => {
    context.fillStyle = style.getPropertyValue(token).trim()
    const colour = context.fillStyle
    return /^#[\da-f]{6}$/.test(colour) ? [colour, tint(colour)] : []
  })
}

/** Half way to white. */
export function tint(colour: string): string {
  return colour.replace(/[\da-f]{2}/g, (channel) =>
    Math.round((Number.parseInt(channel, 16) + 255) / 2)
      .toString(16)
      .padStart(2, '0'),
  )
}
