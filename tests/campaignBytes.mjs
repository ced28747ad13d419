import { readFileSync } from 'node:fs'

const PAGE = /^src\/campaigns\/([^/]+)\/route\.ts$/

/**
 * What a campaign page costs on top of the first load, read off the build's report (`vite/chunkReport.ts`): its own
 * chunk and styles, and the part of the kit that comes with it at once. A chunk that holds more than the kit counts by
 * its share; what the page asks for at a tap, such as the login form or the poster, does not count.
 * @param {(file: string) => number} sizeOf bytes of a file in `dist` on the wire
 */
export function campaignBytes(sizeOf) {
  /** @type {Record<string, import('../vite/chunkReport').ChunkRow>} */
  const chunks = JSON.parse(readFileSync('dist/.vite/chunks.json', 'utf8'))
  const entry = Object.keys(chunks).find((file) => chunks[file]?.source === 'index.html')
  if (!entry) throw new Error('The report names no entry.')
  const firstLoad = importsOf(chunks, entry)
  const cost = (file) => [file, ...chunks[file].css].reduce((sum, each) => sum + sizeOf(each), 0)
  return Object.entries(chunks).flatMap(([file, { source }]) => {
    const name = PAGE.exec(source)?.[1]
    if (!name) return []
    const shared = [...importsOf(chunks, file)].filter(
      (each) => each !== file && !firstLoad.has(each),
    )
    const kit = shared.reduce((sum, each) => sum + cost(each) * chunks[each].kit, 0)
    return [{ name, own: cost(file), kit }]
  })
}

/** The chunk and all that it imports at once, each one time. */
function importsOf(chunks, file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of chunks[file].imports) importsOf(chunks, next, seen)
  return seen
}
