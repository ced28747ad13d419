import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Pictures of one state are drawn by one browser, so they are the same byte for byte or differ in a pixel: nothing has
 * to be decoded. The difference is drawn by the browser that opens the page (`background-blend-mode`).
 */

const picturesIn = (dir) =>
  readdirSync(dir, { recursive: true }).filter((name) => name.endsWith('.png'))

/** @typedef {{ state: string, width: string, before?: Buffer, after?: Buffer }} Change */

/** @returns {{ states: number, changes: Change[] }} what differs between the pictures in two folders */
export function comparePictures(beforeDir, afterDir) {
  const read = (dir) =>
    new Map(picturesIn(dir).map((name) => [name, readFileSync(join(dir, name))]))
  const [before, after] = [read(beforeDir), read(afterDir)]
  const all = [...new Set([...before.keys(), ...after.keys()])]
    .sort((one, other) => one.localeCompare(other))
    .map((name) => {
      const [, state, width] = /^(.*) (\d+)\.png$/.exec(name)
      return { state, width, before: before.get(name), after: after.get(name) }
    })
  return {
    states: new Set(all.map(({ state }) => state)).size,
    changes: all.filter(({ before, after }) => !before || !after || !before.equals(after)),
  }
}

const STYLE = `
  body { font: 16px system-ui; background: #ddd }
  section { display: flex; gap: 8px }
  i { height: 812px; background-size: 100%; background-repeat: no-repeat }
  .before { background-image: var(--before) }
  .after { background-image: var(--after) }
  .difference { background-image: var(--before), var(--after); background-blend-mode: difference; filter: brightness(8) }`

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** @param {Change[]} changes */
export function changesPage(changes) {
  const sections = changes.map(({ state, width, ...sides }) => {
    const there = Object.entries(sides).filter(([, png]) => png)
    const urls = there.map(
      ([side, png]) => `--${side}:url(data:image/png;base64,${png.toString('base64')})`,
    )
    const shown = there.map(([side]) => side)
    const columns = shown.length === 2 ? [...shown, 'difference'] : shown
    const drawn = columns.map((side) => `<i class="${side}" style="width:${width}px"></i>`).join('')
    return `<h2>${escaped(state)}, ${width} px: ${columns.join(', ')}</h2><section style="${urls.join(';')}">${drawn}</section>`
  })
  return `<!doctype html><meta charset="utf-8"><title>What changed</title><style>${STYLE}</style>${sections.join('\n')}`
}
