import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Each pixel counts: both pictures of a state were drawn by one browser, with clock, chance and motion held still. */
const EXACT = { threshold: 0, includeAA: true }

/** Marks a page whose screenshots are not all taken. */
export const unfinishedFile = (dir, page) => join(dir, page, 'unfinished')

const picturesIn = (dir) =>
  readdirSync(dir, { recursive: true }).filter((name) => name.endsWith('.png'))

/** @typedef {{ state: string, width: string, pixels?: number, pictures: Record<string, Buffer> }} Change */

/**
 * The differences between the screenshots of two sides. A state that only one side has is new or gone, and a change,
 * unless the other side's run of its page failed: then it was not taken.
 * @param {string} beforeDir
 * @param {string} afterDir
 * @returns {{ states: number, changes: Change[], notTaken: string[] }}
 */
export function comparePictures(beforeDir, afterDir) {
  const dirs = { before: beforeDir, after: afterDir }
  const names = [...new Set(Object.values(dirs).flatMap(picturesIn))]
  const all = names
    .sort((one, other) => one.localeCompare(other))
    .map((name) => {
      const [, state, width] = /^(.*) (\d+)\.png$/.exec(name)
      const sides = Object.entries(dirs).filter(([, dir]) => existsSync(join(dir, name)))
      const missing = Object.values(dirs).find((dir) => !existsSync(join(dir, name)))
      const pictures = Object.fromEntries(
        sides.map(([side, dir]) => [side, readFileSync(join(dir, name))]),
      )
      const isMissed = missing !== undefined && existsSync(unfinishedFile(missing, dirname(name)))
      return { state, width, isMissed, ...difference(pictures) }
    })
  return {
    states: statesOf(all).length,
    changes: all.filter(({ pixels, isMissed }) => pixels !== 0 && !isMissed),
    notTaken: statesOf(all.filter(({ isMissed }) => isMissed)),
  }
}

/** With the picture of what differs and the number of its pixels, if both are there and equally large. */
function difference(pictures) {
  const { before, after } = pictures
  if (!before || !after) return { pictures }
  if (before.equals(after)) return { pictures: {}, pixels: 0 }
  const [one, other] = [before, after].map((picture) => PNG.sync.read(picture))
  const { width, height } = one
  if (width !== other.width || height !== other.height) return { pictures }
  const image = new PNG({ width, height })
  const pixels = pixelmatch(one.data, other.data, image.data, width, height, EXACT)
  return { pictures: { ...pictures, difference: PNG.sync.write(image) }, pixels }
}

/** @param {readonly { state: string }[]} pictures */
export const statesOf = (pictures) => [...new Set(pictures.map(({ state }) => state))]

const STYLE = `
  body { font: 16px system-ui; background: #ddd }
  section { display: flex; gap: 8px; align-items: start }`

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** @param {Change[]} changes */
export function changesPage(changes) {
  const sections = changes.map(({ state, width, pixels, pictures }) => {
    const drawn = Object.entries(pictures).map(
      ([side, png]) =>
        `<img alt="${side}" width="${width}" src="data:image/png;base64,${png.toString('base64')}">`,
    )
    const what = pixels === undefined ? '' : `, ${pixels} pixels`
    return `<h2>${escaped(state)}, ${width} px${what}: ${Object.keys(pictures).join(', ')}</h2><section>${drawn.join('')}</section>`
  })
  return `<!doctype html><meta charset="utf-8"><title>What changed</title><style>${STYLE}</style>${sections.join('\n')}`
}
