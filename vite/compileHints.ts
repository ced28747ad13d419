import type { Plugin } from 'vite'
import { filesOf } from './bundleFiles.ts'
import { pageTable } from './pageTable.ts'

/**
 * Asks V8 to compile all functions of the pages' files while they are loaded, off the main thread, instead of each at
 * its first call. Not the app's own file: what home would not call costs more than that gains (docs/performance.md).
 * Other engines read a comment. It must be the first line of a file, so it cannot be rolldown's banner: Vite writes what
 * a chunk needs in front of that.
 */
export function compileHints(): Plugin {
  return {
    name: 'mfuwu:compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const ofPages = new Set(pageTable().flatMap(({ route }) => filesOf(bundle, route).scripts))
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && ofPages.has(file.fileName))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
