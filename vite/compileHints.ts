import type { Plugin } from 'vite'

const hinted = (code: string) => `//# allFunctionsCalledOnLoad\n${code}`

/**
 * Asks V8 to compile all functions of a file while it is loaded, off the main thread, instead of each at its first call
 * (docs/performance.md). Other engines read a comment. It must be the first line of a file, so it cannot be rolldown's
 * banner: Vite writes what a chunk needs in front of that.
 */
export function compileHints(): Plugin {
  return {
    name: 'mfuwu:compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = hinted(file.code)
          else if (file.fileName.endsWith('.js') && typeof file.source === 'string')
            file.source = hinted(file.source)
      },
    },
  }
}
