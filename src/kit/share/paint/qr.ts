import { encode } from 'uqr'
import { safeLink } from '@/lib/url/safeUrl'

/** Rows of modules; true is dark. */
export type QrModules = readonly (readonly boolean[])[]

/** The light margin around a code required by the standard. */
export const QUIET_ZONE = 4
/** A longer text needs modules too small for a phone's camera. */
const MAX_LENGTH = 600

/** The modules of a code for a web address, or undefined for one that must not be shared: no http(s), or too long. */
export function qrModules(content: string): QrModules | undefined {
  const link = safeLink(content)
  if (!link || link.length > MAX_LENGTH) return undefined
  return encode(link, { ecc: 'M', border: 0 }).data
}

/** The dark modules as one SVG path in units of a module, the dark runs of a row in one piece. */
export function qrPath(modules: QrModules): string {
  return modules.map((row, y) => rowPath(row, y)).join('')
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    path += `M${start} ${y}h${x - start + 1}v1H${start}z`
  }
  return path
}

/** The lightness of a picture at a point, from 0 to 255; both coordinates run from 0 to 1. */
export type Lightness = (x: number, y: number) => number

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const DARK = 128
/** Scanners tolerate more, but a good drawing has no wrong module. */
const MAX_WRONG = 0.02

/** True when the picture really shows this code in the box (of the modules alone, without the quiet zone). */
export function showsQr(modules: QrModules, box: Box, lightness: Lightness): boolean {
  const size = modules.length
  let wrong = 0
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      const at = lightness(
        box.left + (box.width * (x + 0.5)) / size,
        box.top + (box.height * (y + 0.5)) / size,
      )
      if (at < DARK !== dark) wrong++
    })
  })
  return size > 0 && wrong <= size * size * MAX_WRONG
}
