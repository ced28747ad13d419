import { readFileSync } from 'node:fs'

const PAGE = /^src\/campaigns\/([^/]+)\/route\.ts$/

/**
 * What each campaign page's own chunk and styles cost, read off the build's report (`vite/chunkReport.ts`).
 * @param {(file: string) => number} sizeOf bytes of a file in `dist` on the wire
 */
export function campaignBytes(sizeOf) {
  /** @type {Record<string, import('../vite/chunkReport').ChunkRow>} */
  const chunks = JSON.parse(readFileSync('dist/.vite/chunks.json', 'utf8'))
  return Object.entries(chunks).flatMap(([file, { source, css }]) => {
    const name = PAGE.exec(source)?.[1]
    if (!name) return []
    return [{ name, own: [file, ...css].reduce((sum, each) => sum + sizeOf(each), 0) }]
  })
}
