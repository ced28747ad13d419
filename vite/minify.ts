import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Code that Vite has minified, made smaller by Terser (docs/decisions/dependencies.md). Vite keeps the white space of
 * modules that it builds as a library.
 * @param kind only in a module may the names of the outermost scope be shortened
 * @throws on a syntax error
 */
export async function minified(code: string, kind: 'module' | 'script'): Promise<string> {
  const result = await minify(code, {
    module: kind === 'module',
    ecma: 2020,
    compress: { passes: 3 },
  })
  return result.code ?? code
}

/** Minifies the chunks of a build once more. Not those with a source map, which belongs to Vite's code. */
export function minifyAgain(): Plugin {
  return {
    name: 'mfuwu:minify-again',
    apply: 'build',
    generateBundle: {
      // After Vite has written what each chunk needs.
      order: 'post',
      async handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && !file.map) file.code = await minified(file.code, 'module')
      },
    },
  }
}
