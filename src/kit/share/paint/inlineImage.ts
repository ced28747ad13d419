import { safeImage } from '@/lib/url/safeUrl'

const LOAD_LIMIT_MS = 5000
const MAX_SIDE = 1024
/** For pictures without a size, such as an SVG can be. */
const DEFAULT_SIDE = 320

/**
 * A picture as a data URL, or undefined when it does not come or its server does not share it. Through an image and a
 * canvas and not by `fetch`: the page's policy lets pictures, but not data, come from other servers.
 */
export async function inlineImage(address: string | undefined): Promise<string | undefined> {
  const source = safeImage(address)
  if (!source || source.startsWith('data:')) return source
  try {
    const image = await load(source)
    return draw(image)
  } catch {
    return undefined
  }
}

function load(source: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    const fail = () => reject(new Error('The picture did not come'))
    const timer = setTimeout(fail, LOAD_LIMIT_MS)
    image.crossOrigin = 'anonymous'
    image.addEventListener('load', () => {
      clearTimeout(timer)
      resolve(image)
    })
    image.addEventListener('error', fail)
    image.src = source
  })
}

function draw(image: HTMLImageElement): string {
  const width = image.naturalWidth || DEFAULT_SIDE
  const height = image.naturalHeight || DEFAULT_SIDE
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}
