import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { isRoute } from './chunkGroups.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The data of a chunk for `tests/bytes.mjs`. */
export interface ChunkRow {
  /** The route, or the other module, that it was made for, from the project's folder on; empty for a shared chunk. */
  source: string
  css: string[]
}

/** Writes `.vite/chunks.json` beside the build: the module that each chunk was made for, and its styles. */
export function chunkReport(): Plugin {
  return {
    name: 'chunk-report',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const rows: Record<string, ChunkRow> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        rows[chunk.fileName] = {
          source: (chunk.moduleIds.find(isRoute) ?? chunk.facadeModuleId ?? '').replace(ROOT, ''),
          css: [...(chunk.viteMetadata?.importedCss ?? [])],
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
