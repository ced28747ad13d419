import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const KIT = `${ROOT}src/kit/`

/** What `tests/bytes.mjs` reads of a chunk. */
export interface ChunkRow {
  /** The module that it was made for, from the project's folder on; empty for a shared chunk. */
  source: string
  css: string[]
  /** The chunks that are fetched with it. */
  imports: string[]
  /** How much of its code is the kit's: 0 to 1. */
  kit: number
}

/** Writes `.vite/chunks.json` beside the build: which chunks a page needs, and how much of each is the kit. */
export function chunkReport(): Plugin {
  return {
    name: 'chunk-report',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const rows: Record<string, ChunkRow> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const modules = Object.entries(chunk.modules)
        const length = (of: typeof modules) =>
          of.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0)
        rows[chunk.fileName] = {
          source: chunk.facadeModuleId?.replace(ROOT, '') ?? '',
          css: [...(chunk.viteMetadata?.importedCss ?? [])],
          imports: chunk.imports,
          kit: length(modules.filter(([id]) => id.startsWith(KIT))) / (length(modules) || 1),
        }
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/chunks.json',
        source: JSON.stringify(rows, undefined, 1),
      })
    },
  }
}
