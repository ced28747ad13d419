import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'

export interface Picture {
  width: number
  height: number
  pixels: string
}

/** The pixels of the finished poster. */
export async function pixelsOf(poster: Locator): Promise<Picture> {
  const source = await poster.getAttribute('src')
  return poster.page().evaluate(async (src) => {
    const image = new Image()
    image.src = src ?? ''
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    let text = ''
    for (let at = 0; at < data.length; at += 32_768)
      text += String.fromCharCode(...data.subarray(at, at + 32_768))
    return { width: canvas.width, height: canvas.height, pixels: btoa(text) }
  }, source)
}

/** Reads the code as a phone's camera would. */
export function scan({ width, height, pixels }: Picture): string | undefined {
  return jsQR(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height)?.data
}
