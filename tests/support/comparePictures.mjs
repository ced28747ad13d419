import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Pictures of one state are drawn by one browser, so they are the same byte for byte or differ in a pixel: nothing has
 * to be decoded. The difference is drawn by the browser that opens the page (`background-blend-mode`).
 */

/** Marks a page whose screenshots are not all taken. */
export const unfinishedFile = (dir, page) => join(dir, page, 'unfinished')

const picturesIn = (dir) =>
  readdirSync(dir, { recursive: true }).filter((name) => name.endsWith('.png'))

/** @typedef {{ state: string, width: string, before?: Buffer, after?: Buffer }} Change */

/**
 * The differences between the screenshots of two sides, each in one folder or in one for each time that they were
 * taken: a picture has changed if it never came out the same. A state that only one side has is new or gone, and a
 * change, unless the other side's run of its page failed: then it was not taken.
 * @param {readonly string[]} beforeDirs
 * @param {readonly string[]} afterDirs
 * @returns {{ states: number, changes: Change[], notTaken: string[] }}
 */
export function comparePictures(beforeDirs, afterDirs) {
  const names = [...new Set([...beforeDirs, ...afterDirs].flatMap(picturesIn))]
  const all = names
    .sort((one, other) => one.localeCompare(other))
    .map((name) => {
      const [, state, width] = /^(.*) (\d+)\.png$/.exec(name)
      const [befores, afters] = [beforeDirs, afterDirs].map((dirs) => readAll(dirs, name))
      const isSame = befores.some((before) => afters.some((after) => after.equals(before)))
      return { isSame, picture: { state, width, before: befores[0], after: afters[0] } }
    })
  const isUnfinished = ([dir], state) => existsSync(unfinishedFile(dir, state.split('/')[0]))
  const isMissed = ({ state, before, after }) =>
    (!before && isUnfinished(beforeDirs, state)) || (!after && isUnfinished(afterDirs, state))
  const pictures = (some) => some.map(({ picture }) => picture)
  return {
    states: statesOf(pictures(all)).length,
    changes: pictures(all.filter(({ isSame }) => !isSame)).filter((one) => !isMissed(one)),
    notTaken: statesOf(pictures(all).filter(isMissed)),
  }
}

const readAll = (dirs, name) =>
  dirs
    .map((dir) => join(dir, name))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path))

/** @param {readonly { state: string }[]} pictures */
export const statesOf = (pictures) => [...new Set(pictures.map(({ state }) => state))]

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
