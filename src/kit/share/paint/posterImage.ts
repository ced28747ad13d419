import { importChunk } from '@/lib/failure/loadChunk'
import { inlineImage } from './inlineImage'
import { drawPlainPoster, type PlainPoster } from './plainPoster'
import { showsQr, type Box, type Lightness, type QrModules } from './qr'

/** The image's width in pixels, whatever the phone: sharp on the largest, and far below the limits of canvases. */
const WIDTH = 1080
const MAX_SIDE = 4096
const TRIES = 3
const DRAW_LIMIT_MS = 8000
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * The poster as a JPEG data URL. Browsers sometimes give back an empty or half-drawn picture, iOS the first time nearly
 * always: what does not show the code is drawn again, and after three tries a plain poster is drawn by hand.
 * @throws when this browser cannot draw at all.
 */
export async function posterImage(node: HTMLElement, plain: PlainPoster): Promise<string> {
  await fontsReady()
  const box = qrBox(node)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const image = box && (await attemptImage(node, plain.modules, box))
    if (image) return image
  }
  return toJpeg(drawPlainPoster(plain, WIDTH))
}

async function attemptImage(
  node: HTMLElement,
  modules: QrModules,
  box: Box,
): Promise<string | undefined> {
  try {
    const canvas = await screenshot(node, WIDTH / node.offsetWidth)
    const lightness = lightnessOf(canvas)
    return lightness && showsQr(modules, box, lightness) ? toJpeg(canvas) : undefined
  } catch {
    return undefined
  }
}

function toJpeg(canvas: HTMLCanvasElement): string {
  return canvas.toDataURL('image/jpeg', 0.92)
}

async function screenshot(node: HTMLElement, scale: number): Promise<HTMLCanvasElement> {
  const { domToCanvas } = await importChunk('screenshot', () => import('modern-screenshot'))
  return domToCanvas(node, {
    width: node.offsetWidth,
    height: node.offsetHeight,
    scale,
    maximumCanvasSize: MAX_SIDE,
    timeout: DRAW_LIMIT_MS,
    // System fonts only: nothing to embed.
    font: false,
    fetchFn: async (url) => (await inlineImage(url)) ?? NO_PICTURE,
  })
}

function fontsReady(): Promise<unknown> {
  return 'fonts' in document ? document.fonts.ready : Promise.resolve()
}

/** The position of the code's modules, in shares of the poster. */
function qrBox(node: HTMLElement): Box | undefined {
  const code = node.querySelector('[data-qr]')?.getBoundingClientRect()
  const whole = node.getBoundingClientRect()
  if (!code || whole.width === 0 || whole.height === 0) return undefined
  return {
    left: (code.left - whole.left) / whole.width,
    top: (code.top - whole.top) / whole.height,
    width: code.width / whole.width,
    height: code.height / whole.height,
  }
}

function lightnessOf(canvas: HTMLCanvasElement): Lightness | undefined {
  const { width, height } = canvas
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
  if (!pixels) return undefined
  return (x, y) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4
    // Transparent pixels count as light: an empty picture then shows no dark module.
    if ((pixels[at + 3] ?? 0) < 255) return 255
    return ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3
  }
}
